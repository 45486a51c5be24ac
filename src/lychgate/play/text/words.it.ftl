### I messaggi del tavolo in italiano. Quelli di un gioco stanno nel suo story.it.ftl.

# Posti senza un nome
seat = Posto { $number }

# Rifiuti
refusal-not-asked = Ora non tocca a te.
refusal-over = La partita è finita; non c’è più niente da decidere.
refusal-unknown = A questo tavolo non esiste una mossa così: { $decision }.
refusal-no-number = Le mosse sono numerate da 0 a { $last }: la { $number } non c’è.
refusal-no-decision = Ci vuole una mossa come testo, come dati o col suo numero, non { $decision }.
refusal-data = Ci vuole una mossa in forma di dati, fatta di testi e numeri interi, non { $decision }.
refusal-not-this = La domanda è «{ $asked }», e { $decision } non risponde a questa.
refusal-no-seat = Ci vuole un posto da 0 a { $last }, non { $seat }.
refusal-no-reader = Ci vuole un posto da 0 a { $last }, o None per chi guarda; non { $seat }.
refusal-stale-prompt = A quella domanda si è già risposto; guarda quella di adesso.
refusal-nothing-to-undo = Non hai ancora fatto mosse da ritirare.
refusal-cannot-undo = La tua ultima mossa non si può ritirare: altri l’hanno vista, o nel frattempo ha deciso il caso.
refusal-players = { $game } è per { $fewest }–{ $most } giocatori, non per { $players }.
refusal-rule-sets = { $game } ha le regole { $known }, non { $got }.
refusal-options = { $game } ha le opzioni { $known }, non { $got }.
refusal-option-range = L’opzione { $option } è un numero intero da { $least } a { $most }, non { $value }.
refusal-option-seat = L’opzione { $option } è un posto da 1 a { $players }, oppure 0; non { $value }.
refusal-option-values = L’opzione { $option } è { $values } o { $last }, non { $value }.
refusal-option-value = L’opzione { $option } è { $last }, non { $value }.
refusal-unknown-game = Ci vuole uno dei giochi { $games }; non { $game }.

# Registrazioni che non si possono leggere, o che non reggono
record-missing = In { $path } non c’è una registrazione leggibile.
record-too-large = Una registrazione ha al massimo { $most } byte; questa ne ha { $size } o più.
record-no-json = Ci vuole una registrazione di Lychgate; questo non è JSON completo.
record-format = Ci vuole una registrazione di Lychgate; questo è un altro tipo di file.
record-newer = Questa registrazione ha il formato { $found }, più nuovo di quanto questo Lychgate sappia leggere ({ $known }).
record-game = Questa registrazione è di un gioco chiamato { $found }; qui ci sono { $known }.
record-rules-version = Questa registrazione è stata giocata con la versione { $found } delle regole di { $name }; questo Lychgate ha la versione { $known }.
record-field = Una parte di questa registrazione non è valida: { $what }.
record-checksum = Questa registrazione è stata cambiata o danneggiata dopo essere stata scritta: la somma di controllo non torna.
record-not-as-written = Questa registrazione è stata cambiata o danneggiata dopo essere stata scritta: non è disposta come la scrive Lychgate.
record-not-as-sealed = Non è come nella registrazione sigillata: { $what }.
record-own-entropy = Il testo aggiunto dal posto { $seat } non fa parte di questa distribuzione.
record-sealed = Questa registrazione è sigillata: seme e mosse si mostrano a incontro finito.
record-commitment = Il seme di questa registrazione non è quello promesso: l’hash non corrisponde.
record-options = Questa registrazione non si può preparare: { $why }
record-entropy = Questa registrazione ha un testo del posto { $seat }, che non esiste.
record-decision = Partita { $number }, mossa { $step }: ci vogliono un posto e una mossa, non { $found }.
record-illegal = Partita { $number }, mossa { $step }: lì { $found } non è permesso.
record-games = Questa registrazione ha { $found } partite, mentre ne sono possibili { $known }.
record-outcome = Questa registrazione dichiara un risultato a cui le sue mosse non portano.
record-position = Un incontro cominciato da una posizione non ha registrazione.
record-holds = La registrazione regge: seme, carte, { $decisions ->
        [one] una mossa
       *[other] { $decisions } mosse
    } e risultato concordano.

# I bot: come si chiamano al tavolo, e che cosa sono.
bot-random = Caso
bot-random-meaning = il più debole dei sei: decide a caso
bot-easy = Facile
bot-easy-meaning = secondo di sei: pensa un po’ in anticipo, e spesso si lascia sfuggire una buona mossa
bot-medium = Medio
bot-medium-meaning = terzo di sei: pensa in anticipo, e a volte si lascia sfuggire la mossa migliore
bot-thumb = Fiuto
bot-thumb-meaning = quarto di sei: gioca con criterio, con poche regole pratiche
bot-hard = Difficile
bot-hard-meaning = quinto di sei: pensa in anticipo, e quasi sempre gioca il meglio che trova
bot-expert = Esperto
bot-expert-meaning = il più forte dei sei: pensa in anticipo quanto può in un momento

# Chi è un bot al tavolo: un personaggio per ogni posto, a qualsiasi livello.
character-mould = Compare Muffa
character-finch = Signorina Fringuello
character-owl = Dottor Gufo
character-pip = Monello Pip
character-thistle = Zia Cardo
character-rust = Capitan Ruggine
