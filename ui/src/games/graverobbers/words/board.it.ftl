### Che cosa dice il tavolo di Graverobbers oltre alla storia.

hand = { $cards ->
        [one] una carta in mano
       *[other] { $cards } carte in mano
    }
pile = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } carte
    }
graves = Le tombe
goals = Obiettivi
return-goal = Restituisci: { $goal }
round = Giro { $round } di { $rounds }
last-heading = La fine è vicina!
last = { $why ->
        [intact] Quattro tombe sono intatte: la partita finisce con { $early_end ->
            [turn] questo turno
           *[round] questo giro
        }.
        [ransacked] Quattro tombe sono profanate: la partita finisce con { $early_end ->
            [turn] questo turno
           *[round] questo giro
        }.
       *[round] Questo è l’ultimo giro.
    } Le tombe non piene si valutano allora così come sono.
judged = intatte: { $intact }, profanate: { $ransacked }
spies = Spie mandate:
uses = Che cosa fa il bobby
use-lay = Posalo su una tomba
use-spy = Mandalo a spiare
accuse-card = La tua carta «Accusa!»
may-accuse = ha ancora la carta «Accusa!»
has-accused = ha accusato { $player }
accused-by = accusa da parte di { $player }
accuse-this = Accusa { $player }
first = comincia questo giro
chosen = ha scelto
note-returned-goal = { $open_hands ->
        [true] {""}
       *[false] (lo vedi solo tu)
    }

grave-open = Tomba { $grave }, { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }. Difesa nota { $defence }, furto { $robbery }.
grave-intact = La tomba { $grave } è intatta: difesa { $defence }, furto { $robbery }.
grave-ransacked = La tomba { $grave } è profanata: difesa { $defence }, furto { $robbery }.
grave-turned = Ruotata per ricordare che il giro { $round } è finito (GR-23); non significa altro.
act-lay-up = Posa qui, scoperto: { $card }.
act-lay-down = Posa qui, coperto: { $card }.
act-spy = Spia qui con: { $card }.
act-no = Qui non può andare: { $card }.
column = Carte della tomba { $grave }, dalla più vicina
laid-up = { $place }: { $card }, di { $player }
laid-down = { $place }: coperta, di { $player }
laid-down-known = { $place }: coperta, ma la conosci: { $card }, di { $player }
spy-here = Scopri l’ultima carta della tomba { $grave }
up = scoperta
down = coperta
pick-first = Prima prendi una carta dalla mano.

accusing = Accusa!
accusing-after = La tomba { $grave } è stata profanata.
others-accuse = { $player } si guarda intorno…
accuse-stakes = Se alla fine chi accusi ha raggiunto un obiettivo nero: 3 punti a te, 2 in meno per l’altra persona. Se no: 1 in meno per te, 1 punto a lei.

do-done = Finisci il turno
do-keep = Non accusare nessuno

## Tasti
key-lay = posa il bobby che hai preso
key-spy = manda a spiare il bobby che hai preso

## Momenti che svelano qualcosa
hush-accused = { $player } punta il dito contro…
hush-grave = Che cosa resta nella tomba?
## Come si gioca, e che cosa dice ogni segno
guide-goal = Tieni in mano fino alla fine le carte giuste. Se almeno quattro delle sette tombe sono profanate, i ladri nella tua mano contano a favore e i detective contro; altrimenti è il contrario. Due obiettivi segreti danno altri punti: i neri vogliono le loro tombe profanate, i bianchi intatte.
guide-turn =
    Posa sulle tombe una o due carte della mano; se sono due, su tombe diverse. Dopo una carta scoperta ne viene una coperta, e viceversa.
    Su una tomba i ladri sommati fanno il furto; i detective, e tanti bobby quanti sono i detective, fanno la difesa.
    { $spy ->
        [first] Al posto della prima carta puoi scartare un bobby come spia, per scoprire l’ultima carta di una tomba; poi posa una carta.
       *[either] Un bobby può invece spiare: scartalo per scoprire l’ultima carta di una tomba; se è la prima carta, poi se ne deve posare una.
    }
guide-end =
    Con la settima carta una tomba si valuta: è profanata se il furto supera la difesa, altrimenti resta intatta.
    Quando una viene profanata puoi, come tutti, accusare qualcuno, una volta per partita: se alla fine quella persona ha raggiunto un obiettivo nero, tu ricevi 3 punti e lei ne perde 2; altrimenti tu ne perdi 1 e lei ne riceve 1.
    La partita finisce con l’ultimo giro, o con { $early_end ->
        [turn] il turno
       *[round] il giro
    } in cui una quarta tomba resta intatta, o una quarta viene profanata. Le tombe non piene si valutano allora così come sono. In caso di parità vince chi ha meno carte in mano.
sign-robber = Un ladro aggiunge il suo numero al furto della sua tomba. In mano conta a favore se il cimitero è devastato, contro se è salvo.
sign-detective = Un detective aggiunge il suo numero alla difesa della sua tomba. In mano conta a favore se il cimitero è salvo, contro se è devastato.
sign-bobby = Un bobby difende solo con un detective: su una tomba contano tanti bobby quanti sono i detective, prima i più vicini alla tomba. Oppure spia. Due bobby in mano valgono un punto alla fine.
sign-hidden = Una carta coperta: la conosce solo chi l’ha posata, di cui porta l’emblema. Se è rigata è tua, quindi la conosci. Si scopre con una spia o quando la tomba si valuta.
sign-tally = Quel che si sa finora: la difesa a sinistra, il furto a destra. +? sta per le carte che non conosci. La tomba resta intatta se alla fine la difesa è almeno pari al furto.
sign-open = Una tomba aperta accoglie fino a sette carte; con la settima si valuta.
sign-intact = Questa tomba resta intatta: la difesa era almeno pari al furto.
sign-ransacked = Questa tomba è profanata: il furto superava la difesa. Con quattro il cimitero è devastato.
sign-turned = Una lapide coricata su un lato conta i giri finiti. Non significa altro.
sign-round = Il giro in corso, sul totale. Alla fine di ogni giro si corica una lapide, come con le carte sul tavolo; la tomba resta una tomba come le altre.
sign-last = La partita finisce con l’ultimo giro, o prima, quando quattro tombe sono intatte o quattro profanate. Allora conta quello che ti resta in mano.
sign-black = Un obiettivo nero dà i suoi punti se le sue due tombe sono profanate; 4+: se lo sono almeno quattro. Ma chi lo raggiunge rischia un’accusa.
sign-white = Un obiettivo bianco dà i suoi punti se le sue due tombe sono intatte; 4+: se il cimitero è salvo.
sign-accuse = La carta «Accusa!», una volta per partita, dopo che una tomba è stata profanata: se alla fine chi è sotto accusa ha raggiunto un obiettivo nero, perde 2 punti e chi accusa ne riceve 3. Altrimenti chi accusa ne perde 1, e chi è sotto accusa ne riceve 1.
sign-first = La lanterna: questo posto comincia il giro. A ogni giro passa a sinistra.
sign-hand = Quante carte ci sono in questa mano. Conta quel che vi resta alla fine.
sign-do-done = Non devi per forza giocare una seconda carta.
sign-do-keep = Tieni la carta «Accusa!» per una tomba successiva. Tenuta fino alla fine non conta nulla.

## La fine, in tre frasi
story-graves = { $ransacked ->
        [0] Delle { $all } tombe nessuna è stata profanata.
        [one] Su { $all } tombe, una è stata profanata.
       *[other] Su { $all } tombe, { $ransacked } sono state profanate.
    }
story-accused = { $count ->
        [0] Nessuno ha accusato nessuno.
        [one] Le dita puntavano da ogni parte: { $players }.
       *[other] Le dita, ben { $count }, puntavano soprattutto su { $players }.
    }
story-spies = { $count ->
        [0] Nessuno ha mandato spie.
        [one] Una spia si aggirava tra le lapidi.
       *[other] { $count } spie si aggiravano tra le lapidi.
    }
