### Graverobbers in italiano: eventi, domande, punti, carte. I nomi dei messaggi seguono `rules/events.py`.
### `.il` è la cosa con il suo articolo determinativo.

# Carte e obiettivi
card-R1 = ladro 1
    .il = il ladro 1
card-R2 = ladro 2
    .il = il ladro 2
card-R3 = ladro 3
    .il = il ladro 3
card-D1 = detective 1
    .il = il detective 1
card-D2 = detective 2
    .il = il detective 2
card-D3 = detective 3
    .il = il detective 3
card-B0 = bobby 0
    .il = il bobby 0
card-B1 = bobby 1
    .il = il bobby 1
card-B2 = bobby 2
    .il = il bobby 2
goal-black-1-2 = obiettivo nero: tombe 1 e 2 profanate
    .il = l’obiettivo nero: tombe 1 e 2 profanate
goal-black-2-3 = obiettivo nero: tombe 2 e 3 profanate
    .il = l’obiettivo nero: tombe 2 e 3 profanate
goal-black-3-4 = obiettivo nero: tombe 3 e 4 profanate
    .il = l’obiettivo nero: tombe 3 e 4 profanate
goal-black-4-5 = obiettivo nero: tombe 4 e 5 profanate
    .il = l’obiettivo nero: tombe 4 e 5 profanate
goal-black-5-6 = obiettivo nero: tombe 5 e 6 profanate
    .il = l’obiettivo nero: tombe 5 e 6 profanate
goal-black-6-7 = obiettivo nero: tombe 6 e 7 profanate
    .il = l’obiettivo nero: tombe 6 e 7 profanate
goal-black-7-1 = obiettivo nero: tombe 7 e 1 profanate
    .il = l’obiettivo nero: tombe 7 e 1 profanate
goal-black-majority = obiettivo nero: cimitero devastato
    .il = l’obiettivo nero: cimitero devastato
goal-white-1-2 = obiettivo bianco: tombe 1 e 2 intatte
    .il = l’obiettivo bianco: tombe 1 e 2 intatte
goal-white-2-3 = obiettivo bianco: tombe 2 e 3 intatte
    .il = l’obiettivo bianco: tombe 2 e 3 intatte
goal-white-3-4 = obiettivo bianco: tombe 3 e 4 intatte
    .il = l’obiettivo bianco: tombe 3 e 4 intatte
goal-white-4-5 = obiettivo bianco: tombe 4 e 5 intatte
    .il = l’obiettivo bianco: tombe 4 e 5 intatte
goal-white-5-6 = obiettivo bianco: tombe 5 e 6 intatte
    .il = l’obiettivo bianco: tombe 5 e 6 intatte
goal-white-6-7 = obiettivo bianco: tombe 6 e 7 intatte
    .il = l’obiettivo bianco: tombe 6 e 7 intatte
goal-white-7-1 = obiettivo bianco: tombe 7 e 1 intatte
    .il = l’obiettivo bianco: tombe 7 e 1 intatte
goal-white-majority = obiettivo bianco: cimitero salvo
    .il = l’obiettivo bianco: cimitero salvo

# Eventi
event-dealt = A ciascuno { $cards } carte e tre obiettivi.
event-answered = { $seat } ha scelto.
event-goals-chosen = Tutti hanno scelto i loro obiettivi.
event-laid-up = { $seat } posa { THING($card, form: "il") } scoperto sulla tomba { $grave }.
event-laid-down = { $seat } posa { THING($card, form: "il") } coperto sulla tomba { $grave }.
event-laid-hidden = { $seat } posa una carta coperta sulla tomba { $grave }.
event-spied = { $seat } manda { THING($bobby, form: "il") } a spiare la tomba { $grave } e scopre { THING($card, form: "il") } posato da { $layer }.
event-grave-shown = Tomba { $grave }, carta { $place }: { THING($card, form: "il") } posato da { $layer }.
event-grave-intact = La tomba { $grave } resta intatta: difesa { $defence }, furto { $robbery }.
event-grave-ransacked = La tomba { $grave } è profanata: difesa { $defence }, furto { $robbery }.
event-accused = { $seat } accusa { $accused }!
event-kept-quiet = { $seat } non accusa nessuno.
event-turn-done = { $seat } non gioca una seconda carta.
event-passed-over = { $seat } non può posare carte e salta il turno.
event-round-ended = Il giro { $round } è finito. Il prossimo lo comincia { $first }.
event-final-scoring = La fine: si valutano tutte le tombe.
event-cemetery-wasted = Il cimitero è devastato: { $ransacked } tombe profanate.
event-cemetery-saved = Il cimitero è salvo: { $ransacked ->
        [0] nessuna tomba profanata
        [one] una sola tomba profanata
       *[other] solo { $ransacked } tombe profanate
    }.
event-returned-goal = { $seat } restituisce { THING($goal, form: "il") }.
event-first-player = { $first } riceve la carta d’inizio e comincia.

# Domande
prompt-nothing = Ora non tocca a te.
prompt-goal = Quale dei tuoi tre obiettivi restituisci, coperto? Tieni gli altri due.
prompt-first-card = Tocca a te: posa una carta su una tomba o, se ne hai uno, manda un bobby a spiare.
prompt-second-card = Gioca una seconda carta o finisci il turno. Sulla tomba { $grave } non puoi posarne un’altra.
prompt-after-spy = Dopo la spia, posa una carta su una tomba aperta qualsiasi.
prompt-accuse = Una tomba è stata profanata. Accusi qualcuno?

# Mosse
decision-lay = posare { THING($lay, form: "il") } sulla tomba { $grave }
decision-spy = mandare { THING($spy, form: "il") } a spiare la tomba { $grave }
decision-done = finire il turno
decision-accuse = accusare { $player }
decision-keep = non accusare nessuno
decision-return = restituire il { $return ->
        [1] primo
        [2] secondo
       *[other] terzo
    } dei tuoi obiettivi

# Che cosa può essere nascosto
hidden-graves-cards = Tomba { $place }, coperta: { $what }
hidden-seats-hand = Mano di { $player }: { $what }
hidden-seats-goals = { $player } ha un { $what }

# Voci dei punti
points-hand-robbers = ladri in mano
points-hand-detectives = detective in mano
points-hand-bobbies = coppie di bobby in mano ({ $bobbies } bobby)
points-goal-met = raggiunto: { $goal }
points-goal-missed = mancato: { $goal }
points-rightly-accused = accusa fondata da parte di { $other }
points-wrongly-accused = accusa infondata da parte di { $other }
points-accused-rightly = accusa fondata contro { $other }
points-accused-wrongly = accusa infondata contro { $other }
points-tied = parità: vince chi ha meno carte in mano (qui: { $cards })
points-out-by-tie = parità di punti e di carte: fuori dalla corsa
points-total-tied = parità nel totale: decidono i punti dell’ultima partita (qui: { $last })
points-out-by-total = parità nel totale: fuori dalla corsa

# Rifiuti, secondo la regola che li vuole
refusal-GR-7 = { $decision } non è possibile: nel tuo turno giochi una o due carte della tua mano; non puoi finirlo prima della prima, né giocare una carta che non hai.
refusal-GR-9 = { $decision } non è possibile: due carte posate nello stesso turno vanno su due tombe diverse.
refusal-GR-10 = { $decision } non è possibile: una tomba valutata non accoglie altre carte.
refusal-GR-11 = { $decision } non è possibile: una spia è un bobby della tua mano, e scopre l’ultima carta di una tomba se è coperta; su una tomba valutata non c’è niente da spiare.
refusal-GR-12 = { $decision } non è possibile: in un turno c’è al massimo una spia, con la spia va posata un’altra carta, e nell’edizione francese (opzione spy) la spia viene per prima.
refusal-GR-19 = { $decision } non è possibile: puoi accusare solo gli altri, non te.

# Insiemi di regole
rules-german = Regole tedesche
    .meaning = una spia può essere anche la seconda carta, e il giro si gioca sempre fino in fondo.
rules-french = Regole francesi
    .meaning = una spia è sempre la prima carta, e la partita finisce appena un turno l’ha decisa; chi è in parità è fuori.

# Opzioni: di che cosa si tratta, e che cosa dice ogni valore
option-spy = Spie
    .meaning = Quale carta di un turno può essere una spia?
option-spy-either = Una spia può essere la prima o la seconda carta di un turno.
option-spy-first = Una spia è sempre la prima carta di un turno.
option-early_end = Fine anticipata
    .meaning = Quando finisce in anticipo la partita, se quattro tombe sono intatte o quattro sono profanate?
option-early_end-round = Prima si gioca il giro fino in fondo.
option-early_end-turn = La partita finisce con il turno che la decide.
option-tie = Parità
    .meaning = Chi vince una partita singola se chi è in parità ha anche lo stesso numero di carte?
option-tie-share = La vittoria si divide.
option-tie-tied-are-out = Chi è in parità è fuori, e vince chi segue.
option-match_tie = Totali in parità
    .meaning = Chi vince un incontro di più partite se in testa c’è parità?
option-match_tie-second-total = Vince chi ha il secondo totale più alto.
option-match_tie-last-game = Tra chi è in parità vince chi ha più punti nell’ultima partita.
option-after_accusing = Dopo l’accusa
    .meaning = Il turno continua dopo una fase d’accusa?
option-after_accusing-goes-on = Il turno continua: alla prima carta può seguirne una seconda.
option-after_accusing-ends = Il turno è finito.
option-after_accusing-first-player-goes-on = Il turno è finito, tranne per chi ha la carta d’inizio.
option-accuse_at_end = Accuse alla fine
    .meaning = Si può accusare quando la valutazione finale rivela una tomba profanata?
option-accuse_at_end-false = Dopo la valutazione finale non si accusa più.
option-accuse_at_end-true = Se la valutazione finale rivela una tomba profanata, segue un’ultima fase d’accusa.
option-open_hands = Carte scoperte
    .meaning = È una partita di prova?
option-open_hands-false = Le mani e gli obiettivi sono segreti.
option-open_hands-true = Una partita di prova: le mani e gli obiettivi di tutti sono scoperti.
option-first_player = Chi comincia
    .meaning = Quale posto comincia?
option-first_player-number = { $number ->
        [0] Chi comincia lo decide il caso.
       *[other] Comincia il posto { $number }.
    }

# Mosse che rovinano una partita
ruin-goal-lost = Conosci tutte le carte di quella tomba: con questa si decide contro il tuo stesso obiettivo, che non potrai più raggiungere.

# Figure del regolamento
figure-start = Il tavolo all’inizio, in { $players }: sette tombe senza carte, una mano e tre obiettivi fra cui scegliere.
figure-two-graves = I due esempi. Tomba 2: contano solo due bobby, 4 contro 5, profanata. Tomba 5: 6 contro 6, intatta.
