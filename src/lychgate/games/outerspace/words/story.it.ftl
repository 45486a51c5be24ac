### Outer Space in italiano: eventi, domande, punti, rifiuti. I nomi dei messaggi seguono `rules/events.py`.
### Nomi e battute delle carte, e parole dei titoli, stanno nei file dei mazzi; qui i nomi vanno tra virgolette.

# Prima della partita
event-title-card = Si scopre una carta per il titolo: «{ $card }».
event-proposed = { $seat } ha proposto delle parole per il titolo.
event-title-word = Nel titolo: «{ $word }» (BM-7).
event-no-title = Nel titolo non c’è nessuna parola (BM-7).
event-dealer = Dà le carte { $seat } (BM-9).
event-shows = { $seat } mostra «{ $card }» (BM-8).
event-redraws = { $seat } pesca una mano nuova (BM-8).
event-cast = «{ $card }» entra nel film di { $seat } (BM-8).

# Un turno
event-turn = Giro { $round }: turno di { $seat }.
event-drew = { $seat } pesca «{ $card }».
event-drew-hidden = { $seat } pesca una carta.
event-played = { $seat } gioca «{ $card }».
event-at-film = «{ $card }» va sul film di { $film }.
event-on-card = «{ $card }» agisce su «{ $target }».
event-at-hand = «{ $card }» prende di mira la mano di { $hand }.
event-to-combine = Si vuole combinare «{ $card }» con «{ $target }» (BM-18).
event-prevented = «{ $by }» impedisce «{ $card }» (BM-28).
event-laid = «{ $card }» entra nel film di { $film }.
event-given = «{ $target }» riceve «{ $card }».
event-moved = «{ $card }» passa a «{ $target }» (BM-15).
event-location-laid = { $film } ora gira qui: «{ $card }» (BM-17).
event-location-combined = «{ $card }» si unisce al luogo di { $film } (BM-18).
event-gone = «{ $card }» va tra gli scarti.
event-used = { $seat } usa «{ $card }».
event-to-hand = «{ $card }» va nella mano di { $seat }.
event-bonus = { $seat } mette da parte «{ $card }»: { $points ->
        [one] un punto
       *[other] { $points } punti
    } alla fine (BM-35).
event-revealed = { $seat } ha in mano «{ $card }».
event-lost = { $seat } perde «{ $card }» dalla mano.
event-delayed = Niente titoli di coda in questo turno e { $turns ->
        [one] nel prossimo
       *[other] nei prossimi { $turns }
    }.
event-credits = { $round ->
        [0] { $seat } fa scorrere i titoli di coda: la partita finisce con questo turno (BM-31).
       *[other] { $seat } fa scorrere i titoli di coda: la partita finisce con questo giro (BM-31).
    }
event-last-card = { $when ->
        [0] { $seat } ha pescato l’ultima carta: la partita finisce con questo turno (BM-32).
        [1] { $seat } ha pescato l’ultima carta: la partita finisce con questo giro (BM-32).
       *[2] { $seat } ha pescato l’ultima carta: la partita finisce con il prossimo turno di { $seat } (BM-32).
    }
event-discarded = { $seat } scarta «{ $card }» (BM-12).
event-ended = Stop, buona! Il film è finito.

# Un attacco
event-attacked = «{ $card }» attacca il film di { $film }, su ordine di { $seat } (BM-19).
event-joined = «{ $card }» attacca insieme a «{ $target }», come una sola creatura (BM-19).
event-sent = «{ $card }» perde la testa, dice { $seat } (BM-24).
event-stands = Attacco a { $attack }, difesa a { $defence }.
event-succeeded = { $attack } contro { $defence }: l’attacco riesce (BM-22).
event-failed = { $attack } contro { $defence }: l’attacco fallisce (BM-22).
event-wrong-water = «{ $card }» è una creatura acquatica, e quel luogo non è vicino all’acqua: l’attacco finisce (BM-26).
event-stopped = «{ $card }» ferma l’attacco (BM-28).
event-redirected = L’attacco passa al film di { $film }.
event-killed = «{ $card }» muore nel film di { $film } (BM-14).
event-escaped = «{ $card }» se la cava.
event-trophy = { $seat } segna { $points ->
        [one] un punto
       *[other] { $points } punti
    } (BM-35).

# Domande
prompt-nothing = Ora non tocca a te.
prompt-title = Quali delle sei parole vanno nel titolo?
prompt-act = Tocca a te: gioca una carta, usa un’abilità o finisci il turno.
prompt-film = «{ $card }»: su quale film?
prompt-character = «{ $card }»: su quale personaggio?
prompt-prop = «{ $card }»: su quale oggetto di scena?
prompt-discarded = «{ $card }»: quale carta degli scarti?
prompt-hand = «{ $card }»: la mano di chi?
prompt-combine = «{ $card }»: sostituisce il luogo che c’è già, o i due si combinano?
prompt-prevent = Si gioca «{ $card }». Lo impedisci?
prompt-arm = «{ $card }» può usare un oggetto di scena dalla tua mano. Quale?
prompt-join = Un’altra creatura della tua mano può attaccare insieme a «{ $card }». Quale?
prompt-meddle = «{ $card }» attacca, { $attack } contro { $defence }. Giochi qualcosa?
prompt-victim = «{ $card }» ha sfondato. Chi muore?
prompt-between = { $seat } ha giocato una carta. Giochi qualcosa prima che il turno continui?
prompt-last-chance = Il turno sta per finire. Giochi qualcosa?
prompt-discard = Puoi scartare una carta.

# Mosse; una carta si nomina da sola, perché la domanda dice già che cosa le accade
decision-card = { $card }
decision-ability = usare «{ $ability }»
decision-film = scegliere { $player }
decision-replace = sostituire il luogo
decision-combine = combinare i luoghi
decision-end = finire il turno
decision-pass = passare
decision-wish = passare { $wish }
decision-title = { $title ->
        [0] nessuna parola nel titolo
       *[other] delle sei parole, nel titolo: { $numbers }
    }

# Richieste di passare
wish-this-turn = per il resto di questo turno
wish-until-attacked = finché un attacco non sta per colpirti
wish-until-touched = finché non toccano il tuo film
wish-until-own-turn = fino al tuo turno
wish-until-credits = fino ai titoli di coda

# Che cosa può essere nascosto
hidden-seats-hand = Mano di { $player }: «{ $what }»

# Voci dei punti
points-film = il film
points-title = parole del titolo ({ $cards })
points-aside = carte messe da parte
points-cards = punti sulle carte
points-noted = punti segnati
points-treasures = tesori ({ $cards })

# Rifiuti
refusal-BM-11 = { $decision } ora non è possibile: nel tuo turno giochi carte della tua mano, e usi quello che c’è nel tuo film quante volte dice il suo testo.
refusal-BM-12 = { $decision } non è possibile: puoi scartare solo una carta della tua mano.
refusal-BM-13 = { $decision } non è possibile: nel primo giro nessuno può toccare il film degli altri.
refusal-BM-15 = { $decision } non è possibile: in un turno un personaggio riceve un solo oggetto nuovo, e gli oggetti si spostano dentro il tuo film.
refusal-BM-19 = { $decision } non è possibile: attacchi il film di qualcun altro, se ha personaggi, con creature della tua mano, e una che ti è tornata in mano riposa fino al prossimo turno.
refusal-BM-21 = { $decision } non è possibile: la creatura può usare un oggetto di scena della tua mano.
refusal-BM-23 = { $decision } non è possibile: scegli un personaggio del film attaccato che può morire.
refusal-BM-24 = { $decision } non è possibile: in un attacco puoi giocare un oggetto di scena solo per un assassino pazzo che hai mandato dal tuo film e che non ne aveva.
refusal-BM-25 = { $decision } non è possibile: contro uno sciame le armi non servono a niente.
refusal-BM-26 = { $decision } non è possibile: una creatura acquatica attacca solo dove non c’è un luogo, o dove il luogo è vicino all’acqua.
refusal-BM-27 = { $decision } non è possibile: ora non c’è niente su cui possa agire.
refusal-BM-28 = { $decision } non è possibile: non può impedire una carta di questo tipo.
refusal-BM-29 = { $decision } non è possibile: in una finestra si può giocare solo una carta della propria mano; le carte che ne impediscono un’altra, solo mentre quella viene giocata, e in quel momento nessun’altra.
refusal-BM-30 = { $decision } non è possibile: hai chiesto di passare.
refusal-BM-31 = { $decision } non è possibile: i titoli di coda si giocano dopo il secondo giro, con un personaggio nel tuo film e se niente li ritarda, ma non quando è già deciso che si finisce con questo turno o giro.
refusal-BM-38 = { $decision } non è possibile: con questo mazzo i titoli di coda vogliono un tesoro nel tuo film.

# Insiemi di regole
rules-standard = Regole standard

# Opzioni: di che cosa si tratta, e che cosa dice ogni valore
option-decks = Mazzi
    .meaning = Con quali mazzi giocate?
option-decks-house = Giocate con il mazzo della casa.
option-decks-jungle = Giocate con il mazzo della giungla: per i titoli di coda serve un tesoro nel proprio film.
option-decks-house_jungle = Giocate con il mazzo della casa e con quello della giungla: ogni tesoro in un film dà 5 punti.
option-decks-other = Giocate con questi mazzi: { $value }.
option-first_player = Chi comincia
    .meaning = Quale posto comincia?
option-first_player-number = { $number ->
        [0] Chi comincia lo decide il caso.
       *[other] Comincia il posto { $number }.
    }
option-total = Totale da raggiungere
    .meaning = Quanto dura l’incontro?
option-total-number = { $number ->
        [0] Giocate il numero di partite stabilito.
        [1] Giocate finché qualcuno ha un punto.
       *[other] Giocate finché qualcuno ha { $number } punti.
    }
option-equal_turns = Stesso numero di turni
    .meaning = Quando finisce la partita dopo i titoli di coda?
option-equal_turns-false = La partita finisce con il turno di chi ha giocato i titoli di coda.
option-equal_turns-true = Il giro si gioca fino in fondo, perché tutti abbiano avuto lo stesso numero di turni.
option-any_time = Effetti in ogni momento
    .meaning = Quando possono giocare effetti gli altri?
option-any_time-false = Gli altri possono giocare effetti durante gli attacchi e alla fine di un turno.
option-any_time-true = Gli altri possono giocare effetti anche dopo ogni carta di chi è di turno.

# Mosse che rovinano una partita
ruin-behind = I titoli di coda chiudono la partita con questo turno, e per quello che vedi un altro film ha più punti del tuo.

# Figure del regolamento
figure-title = Sei carte sono scoperte: quali delle loro parole entrano nel titolo?
