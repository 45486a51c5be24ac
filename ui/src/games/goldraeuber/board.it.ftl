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
mood-calm = Il monaco è amichevole
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
point-hint = Decide qualcun altro: clicca una carta per indicarla.

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
life-use = Usa punti vita…


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
