### Goldräuber in italiano: eventi, domande, punti, carte. I nomi dei messaggi seguono `rules/events.py`.
### `.il` è la cosa con il suo articolo determinativo, `.al` con la preposizione «a».

# Carte, cose, muri, colonne della mappa
card-tunnel = galleria
card-trap = trappola
card-treasure = tesoro
card-comrade = compagno disperso
thing-treasure = tesoro
    .il = il tesoro
    .al = al tesoro
thing-comrade = compagno
    .il = il compagno
    .al = al compagno
wall-none = nessun muro
wall-above = un muro in alto
wall-right = un muro a destra
wall-below = un muro in basso
wall-left = un muro a sinistra
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h

# Eventi
event-asked-conscience = La coscienza vi permette di derubare il buon monaco?
event-carried-on = { $seat } pensa all’oro: si scende.
event-opened = La miniera è pronta: { $cards } carte. I punti vita sono { $life } in tutto. Comincia { $first }.
event-got-points = { $seat } { $life ->
        [0] non ha punti vita
        [one] ha un punto vita
       *[other] ha { $life } punti vita
    }.
event-rolled = { $seat } lancia il dado: { $die }.
event-rolled-again = { $seat } lancia di nuovo, per il numero che crolla: { $die }.
event-changed = { $seat } stringe i denti e porta il dado da { $from } a { $die }.
event-spent = { $seat } spende { $spent ->
        [one] un punto vita
       *[other] { $spent } punti vita
    }; { $life ->
        [0] non gliene resta nessuno
        [one] gliene resta uno
       *[other] gliene restano { $life }
    }.
event-turned-up = { $seat } scopre { $column }{ $row }: { $card }, { $wall }.
event-monk-angry = Il tesoro! Adesso il monaco è furioso: d’ora in poi solo 1 e 2 valgono un’azione.
event-comrade-found = Ecco il compagno disperso! Qualcuno deve portarlo fuori.
event-stepped = { $seat } avanza su { $column }{ $row }.
event-stepped-out = { $seat } esce all’aperto da { $column }{ $row }.
event-dug = { $seat } scava via il muro di { $column }{ $row }.
event-waited = { $seat } aspetta fuori.
event-nothing-possible = { $seat } non può fare niente.
event-took = { $seat } prende con sé { THING($thing, form: "il") }.
event-left-lying = { $seat } lascia lì { THING($thing, form: "il") }.
event-brought-out = { $seat } ha portato fuori { THING($thing, form: "il") }, in salvo per sempre.
event-collapsed = Crolla { $column }{ $row }, dove c’era scoperta la carta «{ $card }». L’ha scelta { $seat }.
event-collapsed-and-shown = Crolla { $column }{ $row }, e solo ora si vede che cos’era: { $card }. L’ha scelta { $seat }.
event-collapsed-unseen = Crolla { $column }{ $row }, e nessuno saprà mai che cosa c’era. L’ha scelta { $seat }.
event-kept-points = { $seat } lascia i punti vita come sono.
event-won = È fatta: tutti fuori dalla miniera. Partita vinta!
event-shown-dead = Sotto la carta crollata c’era { THING($thing, form: "il") }. Partita persa.
event-buried = Il crollo ha sepolto { THING($thing, form: "il") }. Partita persa.
event-miner-buried = La miniera seppellisce { $miner }. Partita persa.
event-miner-cut-off = Per { $miner } non c’è più via d’uscita. Partita persa.
event-cut-off = Non c’è più una via che porti { THING($thing, form: "al") }. Partita persa.
event-hopeless = Quello che si cercava non si può più portare fuori. Partita persa.
event-put-away = Il monaco si tiene il suo oro. Il gioco torna nella scatola.

# Domande
prompt-nothing = Ora non tocca a te.
prompt-conscience = La coscienza vi permette di derubare il buon monaco?
prompt-split = { $left ->
        [one] Prima di partire: { $getting } prende il punto vita che resta?
       *[other] Prima di partire: quanti dei { $left } punti vita prende { $getting }?
    }
prompt-take = Prendi con te { THING($thing, form: "il") }?
prompt-change = Hai fatto { $die }, un crollo. Lo cambi? Ogni punto vita cambia il dado di uno; con chi è sulla tua carta ne hai { $life }.
prompt-change-second = Il secondo dado, per il numero che crolla, dice { $die }. Lo cambi? Puoi usare { $life ->
        [one] un punto vita
       *[other] { $life } punti vita
    }.
prompt-action = Scopri una carta, fai un passo o scava via un muro.
prompt-action-outside = Scopri una carta a un ingresso, entra, scava via un muro – oppure aspetta.
prompt-collapse = Quale carta crolla? Consultatevi; decidi tu.
prompt-collapse-number = Quale carta crolla? Una con il numero { $die }, se ne resta una.
prompt-share = { $left ->
        [one] Sulla stessa carta i punti vita si possono dividere: { $getting } prende l’unico che c’è?
       *[other] Sulla stessa carta i punti vita si possono dividere: quanti dei { $left } prende { $getting }?
    }
prompt-split-own = { $left ->
        [one] Prima di partire: prendi tu il punto vita che resta?
       *[other] Prima di partire: quanti dei { $left } punti vita prendi tu?
    }
prompt-share-own = { $left ->
        [one] Sulla stessa carta i punti vita si possono dividere: prendi tu l’unico che c’è?
       *[other] Sulla stessa carta i punti vita si possono dividere: quanti dei { $left } prendi tu?
    }

# Mosse
decision-turn = scoprire { $turn }
decision-step = avanzare su { $step }
decision-dig = scavare via il muro di { $dig }
decision-collapse = far crollare { $collapse }
decision-die = giocare con un { $die }
decision-points = { $points ->
        [0] nessun punto vita
        [one] un punto vita
       *[other] { $points } punti vita
    }
decision-out = uscire all’aperto
decision-wait = aspettare fuori
decision-take = prendere con sé
decision-leave = lasciare lì
decision-keep = dividere in parti uguali, o lasciare tutto com’è
decision-yes = scendere in miniera
decision-no = rimettere via il gioco

# Che cosa può essere nascosto; delle gallerie non si parla
hidden-places = { $code ->
        [G] Il tesoro, in { $place }
        [C] Il compagno disperso, in { $place }
        [X] Una trappola, in { $place }
       *[other] {""}
    }

# Voci dei punti
points-unfinished = la partita non è finita
points-won = sono fuori tutti, e tutto quello che andava portato fuori
points-won-alone = sei fuori dalla miniera, e non a mani vuote
points-shown-dead = sotto una carta crollata c’era { THING($thing, form: "il") }
points-buried = il crollo ha sepolto { THING($thing, form: "il") }
points-miner-buried = il crollo ha sepolto { $miner }
points-miner-cut-off = { $miner } non poteva più uscire
points-cut-off = nessuna via portava più { THING($thing, form: "al") }
points-hopeless = quello che si cercava non si poteva più raggiungere
points-put-away = il gioco è tornato nella scatola

# Rifiuti, secondo la regola che li vuole
refusal-GO-4 = { $decision } non è possibile: lì non c’è nessuna carta.
refusal-GO-5 = { $decision } non è possibile: si comincia con almeno un punto vita a testa, e di più da dividere non ce ne sono.
refusal-GO-6 = { $decision } non è possibile: nella miniera si entra e si esce dagli ingressi a sinistra, a destra e in basso, mai dall’alto o in diagonale.
refusal-GO-9 = { $decision } non è possibile: con un’azione si scopre una carta coperta, si avanza su una scoperta o si scava via un muro; solo fuori si può aspettare.
refusal-GO-10 = { $decision } non è possibile: puoi raggiungere solo le carte a sinistra, a destra, sopra e sotto, mai in diagonale.
refusal-GO-11 = { $decision } non è possibile: c’è di mezzo un muro. Prima scavalo via.
refusal-GO-12 = { $decision } non è possibile: puoi scavare via solo un muro della carta su cui stai, o di una carta scoperta subito al di là di quel muro.
refusal-GO-13 = { $decision } non è possibile: in una trappola non si entra.
refusal-GO-14 = { $decision } non è possibile: quella carta è crollata, per sempre.
refusal-GO-16 = { $decision } non è possibile: cambiare il dado di uno costa un punto vita, e si possono spendere o ridividere solo quelli dei minatori sulla tua carta: ciascuna cosa una volta sola prima di un’azione, e ridividere ancora una volta alla fine del turno.
refusal-GO-18 = { $decision } non è possibile: il tesoro o il compagno si prende entrando sulla sua carta, o prima del lancio.
refusal-GO-19 = { $decision } non è possibile: un minatore porta il tesoro o il compagno, mai tutti e due.
refusal-GO-24 = { $decision } non è possibile: il secondo dado dice quale numero crolla, finché resta una carta con quel numero.

# Insiemi di regole
rules-basic = Regole base
    .meaning = quando c’è un crollo, scegliete una carta qualsiasi.
rules-expert = Regole per esperti: un secondo dado dice quale numero crolla

# Opzioni: di che cosa si tratta, e che cosa dice ogni valore
option-expert = Esperti
    .meaning = La miniera è per esperti?
option-expert-false = Siete voi a scegliere che cosa crolla.
option-expert-true = Un secondo dado dice quale numero crolla.
option-mine = Miniera
    .meaning = In quale miniera entrate?
option-mine-default = Giocate con le solite 24 carte.
option-mine-other = Giocate in una miniera vostra, letta da un file.
option-conscience = Coscienza
    .meaning = Vi si chiede se volete derubare il monaco?
option-conscience-false = Non si chiede a nessuno: la partita comincia.
option-conscience-true = Prima si chiede a chi comincia, che risponde per tutti.
option-first_player = Chi comincia
    .meaning = Quale posto comincia?
option-first_player-number = { $number ->
        [0] Chi comincia lo decide il caso.
       *[other] Comincia il posto { $number }.
    }

# Mosse che rovinano una partita
ruin-miner-buried = Lì c’è qualcuno di voi, che resta sepolto: perdete tutti.
ruin-buried = Lì c’è il tesoro o il compagno, che resta sepolto: perdete tutti.
ruin-may-bury = Lì può esserci il tesoro o il compagno. Se è così, perdete tutti.
ruin-cut-off = Poi qualcuno di voi, il tesoro o il compagno non potrà più uscire: perdete tutti.
ruin-hopeless = Poi non potrete più portare fuori quello per cui siete venuti: perdete tutti.
ruin-put-away = Il gioco si mette via prima di cominciare, e conta come non vinto.

# Figure del regolamento
figure-mine = { $players ->
        [one] La miniera da soli.
       *[other] La miniera in { $players }.
    }
