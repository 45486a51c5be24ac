### Che cosa dice il tavolo di Goldräuber oltre alla storia.

mine = La miniera, con la montagna in alto
mountain = La montagna: dall’alto non si entra
outside = Fuori
nobody-outside = nessuno
entrance = Ingresso
number = numero { $number }
inner = carta interna
miner-at = { $place }
miner-out = fuori
life = { $life ->
        [0] nessun punto vita
        [one] un punto vita
       *[other] { $life } punti vita
    }
carries-treasure = porta il tesoro
carries-comrade = porta il compagno
begins = ha cominciato

cell-down = { $place }, coperta
cell-collapsed = { $place }, crollata
cell-was = , prima: { $card }
cell-up = { $place }, { $card }
cell-wall = , { $wall }
cell-number = , numero { $number }
cell-inner = , carta interna
cell-entrance = , ingresso
cell-miners = , qui: { $miners }
cell-marker-treasure = , qui c’è il tesoro
cell-marker-comrade = , qui c’è il compagno
cell-way = , sulla via d’uscita
cell-pointed = , la indica: { $miners }
act-turn = Scopri
act-step = Avanza su
act-dig = Scava in
act-collapse = Fai crollare
act-point = Indica
dig-wall = Scava via il muro di { $place }

die = Il dado
die-none = non ancora lanciato
die-action = { $die }: un’azione
die-collapse = { $die }: un crollo
die-done = { $die }
die-number = { $die }, per il numero che crolla
monk = Il monaco
mood-calm = Il monaco è calmo
mood-angry = Il monaco è furioso
mood-calm-meaning = Da 1 a 4: un’azione. 5 o 6: un crollo.
mood-angry-meaning = 1 o 2: un’azione. Da 3 a 6: un crollo.
things = Da portare fuori
thing-hidden = { $thing }: non ancora trovato
thing-lying = { $thing }: è in { $place }
thing-buried = { $thing }: sepolto in { $place }
thing-carried = { $thing }: lo porta { $player }
thing-safe = { $thing }: in salvo fuori
way-out = Mostra la via d’uscita
way-none = Non c’è via d’uscita.
way-actions = { $actions ->
        [one] Un’azione e sei fuori.
       *[other] { $actions } azioni e sei fuori.
    }
way-outside = Sei fuori.
point-hint = Decide qualcun altro: clicca su una carta per indicarla.

die-choices = Con quale numero giocare
die-keep = tieni { $die }
die-change = { $die } per { $cost ->
        [one] un punto vita
       *[other] { $cost } punti vita
    }{ $means ->
        [action] { "" }: un’azione
        [collapse] { "" }: un crollo
       *[number] { "" }
    }
life-choices = Punti vita per { $player }
life-use = Usa o dividi punti vita…


do-out = Esci all’aperto
do-wait = Aspetta
do-take = Prendi con te
do-leave = Lascia lì
do-keep = { $prompt ->
        [split] In parti uguali
       *[other] Va bene così
    }
do-yes = Sì, si scende
do-no = No, rimetti via il gioco

## Tasti
key-way = mostra la via d’uscita, o nascondila di nuovo

## Momenti che svelano qualcosa
hush-mine = La montagna trema…
## Come si gioca, e che cosa dice ogni segno
guide-goal = Tutti insieme: trovate il tesoro e il compagno disperso fra le quattro carte interne, portateli fuori dalla miniera e uscite anche voi, tutti. In solitario basta uno dei due.
guide-turn = Si lancia un dado. I numeri bassi valgono un’azione: scoprire una carta vicina, avanzare su una scoperta o scavare via un muro; in una trappola non si entra. I numeri alti sono un crollo: scegliete una carta, che è persa per sempre. Un punto vita cambia il dado di uno; sulla stessa carta si possono ridividere i punti vita, prima dell’azione e dopo.
guide-end = Avete perso appena qualcuno di voi, il tesoro o il compagno è sepolto o non può più uscire. Fate crollare carte che non servono; mai una con qualcuno sopra, né una interna coperta dove potrebbe esserci il tesoro o il compagno. Trovato il tesoro, il monaco è furioso: solo 1 e 2 valgono un’azione.
sign-down = Una carta coperta: da una carta vicina, o da fuori a un ingresso, la scopri con un’azione.
sign-tunnel = Una galleria: con un’azione ci si avanza da una carta vicina, se nessun muro lo impedisce.
sign-wall = Un muro sbarra il passo su questo lato. Un’azione lo scava via per sempre.
sign-trap = Una trappola: non ci si può entrare. Può crollare senza danni.
sign-rubble = Crollata: persa per sempre, di qui non si passa.
sign-inner = Una carta interna: le quattro sono il tesoro, il compagno e due gallerie. Se quella del tesoro o del compagno crolla ancora coperta, avete perso.
sign-number = Il numero di una carta esterna. { $expert ->
        [true] Quando qualcosa crolla, un secondo lancio dice quale numero.
       *[false] Conta solo con le regole per esperti, che qui non valgono.
    }
sign-entrance = Un ingresso: di qui si entra e si esce. Fuori si va gratis a qualsiasi ingresso.
sign-treasure = Il tesoro: si entra sulla sua carta per prenderlo, e non si porta altro. Appena è scoperto il monaco è furioso.
sign-comrade = Il compagno disperso: si entra sulla sua carta e lo si porta fuori, senza portare altro.
sign-calm = Il monaco è calmo: da 1 a 4 un’azione, 5 o 6 un crollo.
sign-angry = Il monaco è furioso e lo resta: solo 1 e 2 valgono un’azione, da 3 a 6 un crollo.
sign-die = Il dado di questo turno. Fino al limite del monaco è un’azione, oltre è un crollo.
sign-life = Punti vita: ognuno cambia il dado di uno. Chi è sulla stessa carta li condivide.
sign-miner = Un minatore, con l’emblema del suo posto. Alla fine tutti devono essere fuori, e nessuno sepolto.
sign-do-out = Esci dalla miniera; quel che porti è in salvo. Puoi rientrare.
sign-do-wait = Fuori puoi anche non usare l’azione.
sign-do-take = Prenderlo è gratis. Si porta una cosa sola, e si posa solo fuori.
sign-do-leave = Resta qui. Potrai prenderlo all’inizio di un altro turno su questa carta.

## La fine, in tre frasi
story-treasure = { $state ->
        [safe] Il tesoro è fuori.
        [carried] { $player } aveva già in mano il tesoro, ma non ha fatto in tempo.
        [lying] Il tesoro giace al buio in { $place }.
       *[hidden] Nessuno ha trovato il tesoro.
    }
story-comrade = { $state ->
        [safe] Il compagno è libero.
        [carried] { $player } portava il compagno verso la luce.
        [lying] Il compagno aspetta in { $place }, e non viene nessuno.
       *[hidden] Del compagno, nessuna traccia.
    }
story-end = { $end ->
        [won] Sono tornati tutti a casa, e il monaco non dice niente.
        [shown-dead] E poi non c’era più niente da salvare.
        [buried] La montagna si tiene ciò per cui erano venuti.
        [miner-buried] Uno di loro resta sotto la roccia.
        [miner-cut-off] Uno di loro è dietro la roccia, e nessuno passa.
        [cut-off] Verso ciò per cui erano venuti non c’era più strada.
        [put-away] Si sono guardati, e sono rimasti fuori.
       *[hopeless] Non c’era più niente da vincere.
    }
