### I rapporti del laboratorio in italiano. I titoli delle immagini di un gioco sono in words/study.it.ftl.

report-title = { $game }: che cosa mostrano molte partite
lead = { $games } partite in { $players }, giocate da questi bot: { $bots }. Regole: { $rules }. { $cells ->
        [1] {""}
       *[other] Le prime immagini parlano della prima di { $cells } celle; più sotto si confrontano tutte.
    }
numbers = Numeri
about = Da dove viene
rules-version = Versione { $version } delle regole
seed = Seme { $seed }
all-games = { $games } partite in tutto
commands = I comandi che rigiocano queste partite
how = Linee e parentesi sono intervalli al 95 %. Quelli delle quote di partite seguono Wilson; tutti gli altri vengono da partite intere, in 100 blocchi, estratte di nuovo mille volte, perché i posti di una partita dipendono gli uni dagli altri. Tra molte immagini alcune differiscono per puro caso. La linea tratteggiata è dove tutto sarebbe se non contasse.
compared = Con e senza
compared-how = Ogni riga gioca le stesse carte distribuite. Una riga prende il nome da ciò che la distingue dalla prima.
between = { $value } ({ $low } – { $high })
quoted = «{ $label }»
turn-label = Turno { $turn }
cell-base = Come sopra
cell-players = In { $players }
cell-bots = Bot: { $bots }
cell-option = { $option }: { $sentence }
cell-separator = {" · "}

says-even = Non si vede nessuna differenza: tutti gli intervalli contengono { $even }, il valore in cui nulla conterebbe.
says-small = Ci sono differenze, ma piccole: da { $least } ({ $worst }) a { $most } ({ $best }); se nulla contasse sarebbe { $even }.
says-uneven = Conta. In cima: { $best }, { $most }. In fondo: { $worst }, { $least }. Se nulla contasse sarebbe { $even }.
says-spread = La metà sta tra { $low } e { $high }, con { $median } al centro; gli estremi sono { $least } e { $most }. Media: { $mean }.
says-narrow = Più della metà vale esattamente { $median }; gli estremi sono { $least } e { $most }. Media: { $mean }.
says-map = Più spesso in { $best }, nel { $most } delle partite; più di rado in { $worst }, nel { $least }.
says-same = Nessuna riga si scosta dalla prima, { $base }, più di quanto spieghi il caso.
says-more = La prima riga: { $base }. Di più con: { $more }.
says-fewer = La prima riga: { $base }. Di meno con: { $fewer }.
says-both = La prima riga: { $base }. Di più con: { $more }. Di meno con: { $fewer }.

picture-turn = Conta chi comincia? Vittorie secondo l’ordine dei turni
picture-seat = Conta dove si siede? Vittorie secondo i posti
picture-length = Quanto è lunga una partita? Mosse
picture-points = Quanti punti ha un posto?
figure-won = Quante volte si vince?
figure-first-wins = Quante volte vince chi comincia?
figure-decisions = Mosse in una partita
