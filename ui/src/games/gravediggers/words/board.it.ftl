### Che cosa dice il tavolo di Gravediggers oltre alla storia.

hand = { $cards ->
        [one] una carta in mano
       *[other] { $cards } carte in mano
    }
cemeteries = I cimiteri
nobodys = di nessuno
closed = chiuso per sempre
nobody = nessuno
cemetery = Cimitero { $cemetery }, { $owner }, { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }.
cards-at = Carte del cimitero { $cemetery }
lies-up = posizione { $place }: { $card }
lies-known = posizione { $place }: coperta, ma la conosci: { $card }; chi la conosce: { $knowers }
lies-down = posizione { $place }: coperta; chi la conosce: { $knowers }
act-look = Guarda
act-turn = Gira
act-rob = Saccheggia
act-lay = Metti qui la carta: { $card }.
tiles = Tessere
tile-down = una tessera coperta
pile = { $cards ->
        [0] Il mazzo è finito
        [one] Una carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
notes-left = { $notes ->
        [0] note di credito finite
        [one] resta una nota di credito
       *[other] restano { $notes } note di credito
    }
final = Gli ultimi saccheggi
pick-first = Prima prendi una carta dalla mano.
behind-screen = Dietro il tuo schermo
notes-held = { $notes ->
        [one] e una nota di credito
       *[other] e { $notes } note di credito
    }
money = monete
screen = monete dietro lo schermo
note = nota di credito
fist = Monete nel tuo pugno
fist-amount = { $money } nel pugno
fist-all = tutte: { $money }
fist-close = Chiudi il pugno con
fist-credit = con una nota di credito: 10 in più, da restituire alla fine
fist-made = pugno chiuso
fist-open = conta le monete…
own-fist = pugno: { $money }
robbery = Si saccheggia il cimitero { $cemetery }
robbery-on = Fai clic, tocca lo schermo o premi un tasto per continuare.
do-credit = Prendi 10 con una nota di credito, da restituire alla fine
credit-now = Credito: adesso, prima di eseguire la tessera, o più tardi con un pugno.

## Tasti
key-five = cinque monete in più, o in meno, nel pugno
key-all = tutte le tue monete nel pugno
key-close = chiudi il pugno

## Come si gioca, e che cosa dice ogni segno
guide-goal = Vince chi alla fine ha più monete. Davanti a cinque cimiteri ci sono carte messe da te, dagli altri e dal caso, quasi tutte coperte: bottino, e persone che lo rovinano.
guide-turn = Il caso scopre una tessera per te: metti una carta coperta davanti a un cimitero, guardane una, girane una – o manda il Becchino a saccheggiarne uno. Con meno di 10 monete puoi prenderne 10 a credito: prima di eseguire la tessera, o con un pugno.
guide-end = In un saccheggio ognuno chiude in segreto delle monete nel pugno. Il bottino paga i pugni per intero, a partire dal più basso, quelli uguali tutti o nessuno, finché non basta più per il successivo: chiedi molto, ma non troppo. Le monete del tuo pugno tornano a te, pagate o no, se non le prendono i banditi. Quando il mazzo è finito e qualcuno gioca l’ultima carta della mano, ogni cimitero viene saccheggiato un’ultima volta, e la partita è finita.
sign-value = Un valore: aggiunge il suo numero al bottino.
sign-X = Una X raddoppia il bottino, due lo triplicano, e così via. Da sola non vale nulla.
sign-W = Una sola vedova manda via tutte le persone, e il bottino si divide come al solito. Due o più non fanno nulla.
sign-G = Una sola guardia, e niente bottino: ogni pugno vuoto prende 5, gli altri riprendono le loro monete. Due o più non fanno nulla.
sign-B = Più banditi che complici: niente bottino, e le monete di tutti i pugni vanno nella scorta.
sign-A = Più complici che banditi: il bottino paga prima i pugni più alti.
sign-hidden = Una carta coperta. Gli emblemi dicono chi la conosce: chi l’ha messa o guardata. Se è rigata, la conosci.
sign-place = Metti una carta della mano, coperta, davanti a un cimitero qualsiasi, e pescane una.
sign-look = Guarda una carta coperta; la vedi solo tu.
sign-turn = Gira una carta davanti a tutti. In ogni cimitero una resta coperta.
sign-gravedigger = Scegli un cimitero con carte: si saccheggia subito.
sign-final = La partita finisce: ogni cimitero con carte viene saccheggiato un’ultima volta, uno dopo l’altro. Contano le monete che restano allora.
sign-tile-down = Una tessera che deve ancora venire. Usate tutte e sette, si mischiano di nuovo.
sign-cemetery = Un cimitero. L’emblema sul cartello conta solo per l’ordine degli ultimi saccheggi: ognuno può mettere e guardare carte dovunque, e saccheggiare qualsiasi cimitero.
sign-money = Le monete a disposizione: da qui vengono quelle del pugno, e qui tornano dopo quasi tutti i saccheggi.
sign-screen = Monete dietro lo schermo: chi ha tenuto il conto sa quante sono.
sign-note = Una nota di credito: porta 10, e alla fine costa 10. Con meno di 10 monete se ne può prendere una: nel proprio turno, prima di eseguire la tessera, o insieme a un pugno.
sign-fist = Nel pugno metti quanto vuoi avere dal bottino. Se il bottino basta ricevi altrettanto; se no, nulla.
sign-hand = Quante carte ci sono in questa mano. Finito il mazzo, chi gioca l’ultima carta della mano chiude la partita.
sign-do-credit = Con meno di 10 monete puoi prenderne 10 adesso; alla fine costano 10.
## La fine, in tre frasi
story-robbery = { $cemetery ->
        [0] Nessun cimitero è stato saccheggiato.
       *[other] L’ultimo saccheggio è stato al cimitero { $cemetery }.
    }
story-rich = La borsa più piena, con { $money } dentro: { $players }.
story-notes = { $count ->
        [0] Nessuno deve niente.
        [one] Resta una nota di credito da restituire.
       *[other] Restano { $count } note di credito da restituire.
    }
