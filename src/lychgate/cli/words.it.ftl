### Che cosa dice il terminale in italiano. Le parole dei singoli giochi stanno in boards/<gioco>.it.ftl.

# Errori
error = lychgate: { $sentence }
mistake = lychgate: c’è stato un errore interno ({ $error }). Con LYCHGATE_DEBUG=1 si vedono i dettagli.

expected-whole = Per { $option } ci vuole un numero intero, non «{ $typed }».
expected-least = Per { $option } ci vuole almeno { $least }, non { $typed }.
expected-number = Per { $option } ci vuole un numero da { $least } in su, non «{ $typed }».
no-such-file = Ci vuole un file che esista, non «{ $file }».
no-such-folder = Ci vuole un file in una cartella che esista, non «{ $file }».
bad-file = Il file «{ $file }» non si può usare ({ $reason }).
meant-game = «{ $typed }» non è il nome di un gioco. Intendevi { $game }?
expected-varied = Per variare ci vuole NOME=VALORE,VALORE con un nome tra { $names }, non «{ $typed }».
varied-twice = Ci vuole ogni valore una volta sola, non «{ $typed }».
only-with-verify = { $option } si usa solo insieme a --verify.

# Avanzamento
table = il tavolo
one-moment = Un momento…
compiling = Preparo { $title } (primo uso)
site-written = { $folder } contiene la pagina e tutti i giochi, { $size } kB, scritti in { $seconds } s. Qualsiasi server web può servirla.
warmed = { $functions ->
        [0] Era già tutto compilato
        [one] Compilata una funzione
       *[other] Compilate { $functions } funzioni
    }, in { NUMBER($seconds) } s.
simulating = Gioco a { $game }
measuring = Misuro
reporting = Il rapporto è in preparazione
rows-written = Le righe sono in { $folder }.
report-written = Il rapporto è in { $file }.
trained = { $minutes } min: { NUMBER($games) } partite; contro bot che giocano a fiuto ne vince { $wins } ({ $low } – { $high }).
net-written = La rete è in { $file }.
simulated-grid = { NUMBER($games) } partite di { $game } in { NUMBER($cells) } celle, seme { $seed }, ovunque le stesse carte distribuite
wins-of-seat = vittorie del posto { $seat }
column-decisions = mosse

# Tabelle
simulated = { NUMBER($games) } partite di { $game } in { $players }, seme { $seed }
length = Una partita ha { $mean } mosse, da { $shortest } a { $longest }.
speed = { $speed } mosse al secondo su { $processes ->
        [one] un core
       *[other] { $processes } core
    }; in tutto { $seconds } s.
intervals = Tra parentesi: intervalli al 95% (di Wilson per le vittorie). Le mosse senza scelta non si contano.
percent = { $percent }%
competed = { NUMBER($games) } partite di { $game }: { NUMBER($blocks) } distribuzioni, ognuna da tutti i posti{ $groups ->
        [1] {""}
       *[other] , per ciascuno di { NUMBER($groups) } gruppi
    }, seme { $seed }
sprt-better = Il test sequenziale: { $first } è migliore ({ $ratio }).
sprt-not-better = Il test sequenziale: { $first } non è migliore ({ $ratio }).
sprt-open = Il test sequenziale non ha ancora una risposta ({ $ratio }).
column-seat = posto
column-bot = bot
column-wins = vinte
column-points = punti
column-times-fair = volte la quota equa
column-milliseconds = ms per mossa
column-decision = mossa
column-thought = quota di ricerca
column-name = nome
column-chances = probabilità di vincere, mossa per mossa
column-average = in media
column-given-away = persi
column-rating = rating
column-fewest = min
column-most = max
column-game = gioco
column-players = in quanti
column-decisions-rate = mosse al secondo
column-games-rate = partite al secondo

# Carte
cards-shown = { $cards ->
        [one] Una carta.
       *[other] { $cards } carte.
    }
sheet-written = { $cards } carte sono in { $file }, nove per foglio A4: stampa senza margini, e taglia lungo le linee.
deck-is-good = Il mazzo { $deck } è in ordine: { $cards } carte, in { $languages }.
deck-is-enough = Basta per { $most } giocatori: a ciascuno servono { $hand } carte e un personaggio.
deck-too-small = Per un incontro servono a ciascuno { $hand } carte e un personaggio: in { $fewest }, { $needed } carte. Uniscilo a un altro mazzo: -o decks=house+{ $deck }

# Che cosa si può scrivere al tavolo; le parole inglesi valgono in ogni lingua
word-help = aiuto
word-hint = consiglio
word-log = diario
word-rules = regole
word-undo = annulla
word-back = indietro
word-save = salva
word-quit = esci
word-read = leggi
word-call = titolo
words-yes = s sì
words-no = n no

# Al tavolo
you = (tu)
more = Invio: continua · q: torna al tavolo >{" "}
read = Invio: avanti >{" "}
curtain = Il tavolo è nascosto. { $name }, tocca a te.
curtain-up = Premi Invio quando nessun altro guarda >{" "}
refused = { $sentence } (regola { $rule })
undone = La tua ultima mossa è stata ritirata.
hint = Il bot che va a naso farebbe: { $decision }
saved = Salvata in { $file }. Per continuare più tardi: { $command }
not-saved = La partita non è stata salvata.
is-saved = La partita è salvata in { $file }.
file-exists = Il file { $file } esiste già. Usa un altro nome: salva NOME
cannot-save = La partita non si può salvare in { $file }: { $reason }.
save-first = Salvare prima la partita in { $file }?
mean-it = Vuoi farlo davvero? s, o Invio per scegliere di nuovo >{" "}
save-answer = s per sì, n per no, o Invio per continuare a giocare >{" "}
how-to-answer = La risposta, o in breve: { $example } · ? aiuto · consiglio diario regole { $undo ->
        [1] annulla salva esci
       *[0] salva esci
    }
not-understood = Ci vuole { $choices } o una mossa come { $example }, non «{ $typed }».
a-number = un numero da { $first } a { $last }
some-numbers = uno o più numeri da { $first } a { $last }, separati da spazi
how-to-go-back = La risposta · indietro: scegli di nuovo · ? aiuto
ask-value = { $key }: ({ $choices })
help-seed = Distribuzione onesta
seed =
    Tutto il caso viene da un seme con questo hash SHA-256; la registrazione lo mostrerà.
    { $commitment }
help-legend = Sul tavolo
help-notation = Le mosse, scritte in breve
help-commands = Altre parole
commands =
    ?          questo aiuto
    consiglio  che cosa farebbe il bot che va a naso
    diario     tutto quello che è successo finora
    regole     le regole; regole 11 ne mostra una
    annulla    ritira la tua ultima mossa: con i bot sempre; con altre persone
               finché nessuno l’ha vista (una carta sul tavolo conta come vista)
    indietro   scegli di nuovo, nel mezzo di una mossa
    salva      salva la partita; salva FILE sceglie dove
    esci       smetti
    (Invio)    ridisegna il tavolo
no-texts = Le carte di questo gioco non hanno testi.
no-such-card = Ci vuole il nome di una carta che vedi, non «{ $typed }».
no-titles = In questo gioco non ci sono titoli.

# La fine
game-over = La partita { $number } di { $games } è finita.
won-together = { $players ->
        [one] Hai vinto.
       *[other] Avete vinto, tutti insieme.
    }
lost-together = { $players ->
        [one] Hai perso.
       *[other] Avete perso, tutti insieme.
    }
winners = { $winners ->
        [one] Vince { $names }.
       *[other] Dividono la vittoria: { $names }.
    }
place = { $place }° { $name }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
lines-of-game = Partita { $number }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
lines-of-match = Tutte le partite insieme
totals = Dopo { $games } partite:
total = { $name }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }

# Opzioni di un gioco
options-of-game = { $game }, da { $fewest } a { $most } giocatori. Il primo regolamento è quello predefinito.
option-means = { $name } ({ $rule }). { $meaning }
option-default = { $sentence } (predefinito)

# Sedersi
which-game = Quale gioco? Scrivi il suo numero o il nome.
no-such-game = Ci vuole un numero da 1 a { $games }, o il nome di un gioco, non «{ $typed }».
bot-names = Burke, Hare, Lenore, Ezra, Mina, Silas
bad-humans = Ci vogliono da 0 a { $players } persone, non { $humans }.
bad-bots = Ci vogliono al massimo { $seats } bot, per i posti senza persone, non { $bots }.
bad-names = Ci vogliono al massimo { $players } nomi, non { $names }.
same-names = Ci vogliono nomi diversi: { $name } c’è due volte.
gone = L’input è finito: la partita si ferma qui. Non è stata salvata.
interrupted = Interrotto; quello che non era già salvato è perso.
keep-record = Tenere la registrazione in { $file }? (s per sì, Invio per no) >{" "}
yes-or-no = Ci vuole s, n o Invio, non «{ $typed }».
record-kept = Salvata in { $file }. Per verificarla: { $command }
hint-over = Questo incontro è finito: non c’è più niente da decidere.
hint-which = Più posti hanno da decidere, e nessuno può sapere quello che sa un altro: indica il tuo con --seat ({ $seats }).
hint-not-asked = Il posto { $seat } ora non ha niente da decidere; ne hanno questi posti: { $seats }.

# Controllare e rivedere
no-scenarios = Ci vogliono file di scenari, e qui non ce ne sono.
scenario-holds = { $file }: regge: { $title }
checked = { $scenarios ->
        [one] Uno scenario
       *[other] { $scenarios } scenari
    }: { $wrong ->
        [0] tutto regge.
        [one] uno non regge.
       *[other] { $wrong } non reggono.
    }
holds = { $file }: la registrazione regge. { $decisions ->
        [one] Una mossa
       *[other] { $decisions } mosse
    }, seme come promesso da { $commitment }.
does-not-hold = { $file }: { $sentence }
bad-seat = Ci vuole un posto da 1 a { $players }, non { $seat }.
replaying = { $game } ({ $rules }): { $names }
game-number = Partita { $number } di { $games }
goes-on = L’incontro non è finito: { $players ->
        [one] deve decidere { $names }.
       *[other] devono decidere { $names }.
    }
analysing = Analizzo { $game }
chances-each = Ogni riga è calcolata da quello che vedeva quella persona alle proprie mosse: la somma delle righe non è per forza 100%.
swing = Mossa { $number }, { $name } – { $made }
swing-since = La probabilità di vincere di { $name } era { $before } alla mossa precedente di { $name }, e { $chance } a questa; comprende quello che gli altri hanno fatto nel mezzo.
swing-since-together = La vostra probabilità di vincere era { $before } alla mossa precedente, e { $chance } a questa; comprende l’esito della precedente.
swing-better = Per questa sola mossa il bot avrebbe preferito { $best } – { $cost } di probabilità in più, secondo la sua stima.
swing-believed = Si poteva credere:
guess-true = { $what }, { $likely } – vero
guess-false = { $what }, { $likely } – falso
nothing-to-analyse = Ci vuole un incontro con mosse da analizzare; in questo non si è deciso niente.
no-swings = Non c’è niente da confrontare: nessuno ha avuto due mosse con una scelta.
believed = Crede (con probabilità):
belief = { "  " }{ $what }, { $likely }
nothing-believed = Su quello che è nascosto non crede niente di particolare.
spoken = { $decision }: { $words }
hint-for = { $name }: { $asked } – { $decision }

# Il server dei tavoli
serving = Il server dei tavoli ascolta su { $address } – si ferma con Ctrl-C.
backed-up = Il database è copiato in { $file }.

# Un gioco tutto tuo
game-made = Lo scheletro di un gioco è in { $folder }.
    Installalo con pip install -e { $folder }, giocaci con lychgate play { $name }, controllalo con lychgate check-game { $name }.
step-words = Messaggi
step-rules = Regole
step-scenarios = Scenari
step-interpreted = Prove di conformità, interpretate
step-compiled = Prove di conformità, compilate
left-to-do = { $left ->
        [0] Non resta niente da fare.
        [one] Resta una cosa da fare.
       *[other] Restano { $left } cose da fare.
    }

# Lezioni
word-skip = salta
learn-chapter = [{ $number }/{ $chapters } { $title }]
learn-read = Invio per continuare, «salta» per il prossimo capitolo, «esci» per smettere.
learn-quit = Alla prossima. Con `lychgate learn` e --chapter riprendi da dove vuoi.
learn-not-saved = Una lezione non ha una registrazione da salvare.
learn-done = È tutto: sai giocare. Con `lychgate play` cominci una partita.
score-goes-on = La partita non è finita: non ci sono ancora punti.
no-such-chapter = Ci vuole un capitolo da 1 a { $chapters }, non { $chapter }.

# Enigmi
puzzle-asked = Enigma, grado { $grade } di 3: che cosa giocheresti?
puzzle-right = Giusto: { $decision }. Vince { $wins } partite immaginate su 100.
puzzle-wrong = No: { $decision } vince { $wins } partite immaginate su 100, ma { $best } ne vince { $most }.
puzzle-next = Invio prosegue, «esci» lascia.
puzzle-quit = Alla prossima.
puzzle-count = Risolti: { $solved } su { $tried }.
puzzle-no-hint = In un enigma c’è una sola risposta, e nessuno aiuta.
puzzle-not-saved = Un enigma non ha un verbale da salvare.
no-such-puzzle = Era atteso un enigma di { $game }, ma nessuno ha questo grado e questo codice.

# Occuparsi di un server
admin-no-token = Il token di amministrazione del server è atteso in { $variable } o in un file indicato da --config; manca.
admin-bad-server = Serve l’URL del server, per esempio https://play.example, non “{ $server }”.
admin-plain = Per un server su un’altra macchina serve https, non { $server }: il token verrebbe inviato in chiaro.
admin-no-answer = { $server } non risponde: { $reason }.
admin-no-lychgate = A { $server } non risponde un server Lychgate.
admin-nothing = Non è stato trovato nulla.
admin-closed = Il tavolo { $table } è chiuso.
admin-banned = bloccato
admin-banned-now = Il blocco { $ban } vale da ora.
admin-lifted = Il blocco { $ban } è stato tolto.
admin-exported = { $file } contiene i dati dell’ospite.
admin-sure = Eliminare l’ospite { $guest } con tutti i suoi nomi? Non si può annullare.
admin-deleted = L’ospite { $guest } è eliminato; nelle sue partite c’è scritto “{ $pseudonym }”.
admin-left = Il tavolo { $table } non ha risposto: elimina l’ospite ancora una volta.
admin-handled = La segnalazione { $report } è chiusa.
