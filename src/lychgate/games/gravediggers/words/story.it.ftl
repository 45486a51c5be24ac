### Gravediggers in italiano: eventi, domande, punti, rifiuti, carte. I nomi dei messaggi seguono `rules/events.py`.
### `.il` è la cosa con il suo articolo determinativo.

# Carte e tessere
card-2 = 2
    .il = il 2
card-3 = 3
    .il = il 3
card-4 = 4
    .il = il 4
card-5 = 5
    .il = il 5
card-10 = 10
    .il = il 10
card-X = X
    .il = la X
card-W = vedova
    .il = la vedova
card-G = guardia
    .il = la guardia
card-A = complice
    .il = il complice
card-B = bandito
    .il = il bandito
tile-place = Posiziona
tile-look = Guarda
tile-turn = Gira
tile-gravedigger = Becchino

# Eventi di un turno
event-dealt = A ciascuno { $cards } carte e { $money } monete. Comincia { $first }.
event-tile = { $seat } scopre la tessera «{ $tile }».
event-not-possible = Con la tessera «{ $tile }» non c’è niente da fare: si salta, e il turno di { $seat } finisce qui (GD-10).
event-tiles-mixed = Tutte le tessere tornano a faccia in giù e si mischiano.
event-laid = { $seat } mette una carta coperta davanti al cimitero { $cemetery }, posizione { $place }: { $card }.
event-laid-hidden = { $seat } mette una carta coperta davanti al cimitero { $cemetery }, posizione { $place }.
event-drew = { $seat } pesca una carta: { $card }.
event-drew-hidden = { $seat } pesca una carta.
event-looked = { $seat } guarda la carta in posizione { $place } del cimitero { $cemetery }: { $card }.
event-looked-hidden = { $seat } guarda la carta in posizione { $place } del cimitero { $cemetery }.
event-turned = { $seat } gira la carta in posizione { $place } del cimitero { $cemetery }: { $card }.
event-credit-taken = { $seat } mostra { $money ->
        [0] che non ha più monete
        [one] la sua unica moneta
       *[other] le sue { $money } monete
    } e prende 10 con una nota di credito; { $left ->
        [0] non ne resta nessuna
        [one] ne resta una
       *[other] ne restano { $left }
    } (GD-21).
event-credit-in-vain = Le note di credito sono finite: { $seat } deve rifare il pugno (GD-21).
event-gravedigger-sent = { $seat } manda il Becchino al cimitero { $cemetery }.
event-game-ends = { $seat } ha giocato l’ultima carta della mano, e il mazzo è finito: ogni cimitero con carte viene saccheggiato un’ultima volta (GD-22).
event-final-robbery = Ultimo saccheggio: cimitero { $cemetery }.

# Eventi di un saccheggio
event-fist-made = { $seat } ha chiuso il pugno.
event-fist-opened = { $seat } apre il pugno: { $money ->
        [0] vuoto
        [one] una moneta
       *[other] { $money } monete
    }.
event-card-shown = Cimitero { $cemetery }, posizione { $place }: { $card }.
event-one-widow = Una vedova sola: distrae tutti, e nessun’altra persona agisce (GD-15).
event-widows = { $widows } vedove: chiacchierano tra loro e se ne vanno (GD-15).
event-one-guard = Una guardia sola: niente bottino, e ognuno riprende le monete del pugno (GD-16).
event-guards = { $guards } guardie: giocano a carte e se ne vanno (GD-16).
event-bandits = Più banditi ({ $bandits }) che complici ({ $accomplices }): niente bottino, e le monete di tutti i pugni sono perse (GD-17).
event-accomplices = Più complici ({ $accomplices }) che banditi ({ $bandits }): si paga a partire dal pugno più alto (GD-17).
event-quarrel = Tanti banditi quanti complici ({ $bandits } per parte): litigano e se ne vanno (GD-17).
event-rewarded = { $seat } aveva il pugno vuoto e riceve { $money ->
        [one] una moneta
       *[other] { $money } monete
    } (GD-16).
event-fist-lost = { $seat } perde { $money ->
        [one] una moneta
       *[other] { $money } monete
    } (GD-17).
event-loot = Il bottino: valori per { $values }, { $xs ->
        [0] nessuna X
        [one] una X
       *[other] { $xs } X
    }, in tutto { $loot } (GD-18).
event-paid = { $seat } incassa { $money ->
        [one] una moneta
       *[other] { $money } monete
    } (GD-19).
event-empty-fist = { $seat } aveva il pugno vuoto: non vince e non perde niente.
event-loot-short = { $seat } non riceve niente: per i pugni da { $money } ci vorrebbe un bottino di { $due }, ma { $left ->
        [0] non ne resta niente
        [one] ne resta { $left }
       *[other] ne restano { $left }
    } (GD-19).
event-too-late = { $seat } non riceve niente: il bottino non bastava nemmeno per chi veniva prima (GD-19).
event-loot-left = Il resto del bottino, { $money }, torna nella scorta (GD-19).
event-refilled = Davanti al cimitero { $cemetery } va una nuova carta coperta (GD-20).
event-closed = Il mazzo non ha più carte per il cimitero { $cemetery }: è chiuso per sempre (GD-11).

# Domande
prompt-nothing = Ora non tocca a te.
prompt-place = Posiziona: metti una carta davanti a un cimitero qualsiasi.
prompt-look = Guarda: quale carta coperta vuoi guardare?
prompt-turn = Gira: quale carta coperta vuoi girare?
prompt-rob = Becchino: quale cimitero vuoi saccheggiare?
prompt-fist = Si saccheggia il cimitero { $cemetery }. { $money ->
        [0] Non hai monete: chiudi il pugno vuoto?
        [one] Hai una moneta: la metti nel pugno?
       *[other] Hai { $money } monete: quante ne metti nel pugno?
    }{ $credit ->
        [0] { "" }
       *[other] { " " }Con una nota di credito puoi metterne fino a { $credit } in più.
    }
prompt-fist-anew = Per te non c’erano più note di credito. { $money ->
        [0] Non hai monete: chiudi il pugno vuoto
        [one] Hai una moneta: la metti nel pugno
       *[other] Hai { $money } monete: quante ne metti nel pugno
    } per il cimitero { $cemetery }?

# Mosse
decision-lay = mettere { THING($lay, form: "il") } davanti al cimitero { $cemetery }
decision-look = guardare la carta in posizione { $place } del cimitero { $look }
decision-turn = girare la carta in posizione { $place } del cimitero { $turn }
decision-rob = mandare il Becchino al cimitero { $rob }
decision-fist = { $fist ->
        [0] tenere il pugno vuoto
       *[other] mettere { $fist } nel pugno
    }
decision-credit_fist = { $credit_fist ->
        [0] tenere il pugno vuoto
       *[other] mettere { $credit_fist } nel pugno
    }, e chiedere una nota di credito
decision-credit = prendere 10 con una nota di credito

# Che cosa può essere nascosto
hidden-cemeteries-cards = Cimitero { $place }, coperta: { $code ->
        [X] una X
        [W] una vedova
        [G] una guardia
       *[other] un { $what }
    }
hidden-seats-hand = Mano di { $player }: { $code ->
        [X] una X
        [W] una vedova
        [G] una guardia
       *[other] un { $what }
    }

# Voci dei punti
points-money = denaro
points-notes = note di credito da restituire ({ $notes })

# Rifiuti
refusal-GD-6 = { $decision } non è possibile: puoi mettere solo una carta che hai in mano.
refusal-GD-7 = { $decision } non è possibile: puoi guardare solo una carta coperta di un cimitero.
refusal-GD-8 = { $decision } non è possibile: puoi girare solo una carta coperta, e mai l’ultima di un cimitero.
refusal-GD-11 = { $decision } non è possibile: un cimitero senza carte, o chiuso per sempre, non si può saccheggiare.
refusal-GD-13 = { $decision } non è possibile: in un saccheggio chiudi un solo pugno, con al massimo le tue monete, e altre 10 se insieme prendi una nota di credito.
refusal-GD-21 = { $decision } non è possibile: il credito è per chi ha meno di 10 monete, e solo finché resta una nota.

# Insiemi di regole
rules-standard = Regole standard

# Opzioni: di che cosa si tratta, e che cosa dice ogni valore
option-emptied = Cimiteri vuoti
    .meaning = Che cosa succede a un cimitero saccheggiato per cui il mazzo non ha più carte?
option-emptied-reopens = Una carta messa lì più tardi lo riapre.
option-emptied-closed = È chiuso per sempre e non si saccheggia più.
option-open_money = Denaro scoperto
    .meaning = Di chi vedi il denaro?
option-open_money-false = Vedi solo il tuo denaro.
option-open_money-true = Tutti vedono il denaro di tutti.
option-first_player = Chi comincia
    .meaning = Quale posto comincia?
option-first_player-number = { $number ->
        [0] Chi comincia lo decide il caso.
       *[other] Comincia il posto { $number }.
    }

# Mosse che rovinano una partita
ruin-raided = Conosci tutte le carte di quel cimitero: i banditi prenderanno tutto ciò che hai nel pugno.

# Figure del regolamento
figure-start = Il tavolo all’inizio, in { $players }: una carta in ogni cimitero, tutte le tessere coperte.
