### Le parole del tavolo nel browser, in italiano.

title = Lychgate
subtitle = Un tavolo per quattro giochi di ladri di tombe
home = Inizio
close = Chiudi
dismiss = Nascondi
copy = Copia
copied = Copiato
loading = Un momento…
yes = sì
no = no
name = Nome
theme = { $theme ->
        [day] Colori della notte
       *[night] Colori del giorno
    }

## Giochi
games = Giochi
players-minutes = da { $fewest } a { $most } giocatori, circa { $minutes } minuti
players-only = da { $fewest } a { $most } giocatori
play-now = Gioca subito
play-offline = Gioca offline
local-tables = Su questo dispositivo
with-friends = Continua con gli amici
with-friends-meaning = L’incontro passa al server, con la sua registrazione. Gli amici arrivano tramite un link e prendono il posto dei bot. Tu puoi conoscerne il seme, tutte le mani e ciò che verrà pescato, e a tutti al tavolo viene detto.
record-open = Apri una registrazione
record-drop = … oppure trascina il file in un punto qualsiasi di questa pagina.
file-none = Questo file non è la registrazione di una partita che questa pagina possa mostrare.
file-sealed = Questa registrazione è sigillata: senza il seme e le mosse non c’è ancora niente da vedere.
file-other-rules = Questa partita è stata giocata con un’altra versione delle regole.
file-changed = Questo file non è scritto come una registrazione: qualcuno o qualcosa l’ha modificato.
new-table = Nuovo tavolo
rules = Regole
compiling = Stiamo aprendo la scatola…
bots-compiling = I bot che pensano in anticipo non sono ancora pronti. Per i primi minuti vanno a naso, e non danno consigli.
guest-names = Mina, Fosca, Lucia, Renzo, Agnese, Perpetua, Tancredi, Angelica, Geppetto, Lucignolo, Mirandolina, Corinna, Ermengarda, Jacopo, Ortensia, Silvestro

## Inizio
your-name = Il tuo nome
name-chance = a caso
my-tables = I miei tavoli
open-tables = Tavoli aperti
reminders = Promemoria
reminders-intro = Fatti dire quando tocca a te a un tavolo senza fretta e tu non ci sei: un solo messaggio per tutti i tavoli, che nomina soltanto giochi e link.
reminders-hours = Al massimo un messaggio
reminders-every = { $count ->
    [one] all’ora
   *[other] ogni { $count } ore
}
reminders-mail = Per e-mail a
reminders-webhook = Con un webhook all’URL
reminders-form = Forma
reminders-form-discord = per Discord
reminders-form-ntfy = per ntfy
reminders-form-plain = in JSON semplice
reminders-save = Ricordamelo
reminders-end = Non più
reminders-on = I promemoria ti arrivano in questo modo.
reminders-confirm = Ti è stato mandato un link: aprilo per confermare l’indirizzo. Prima non viene mandato altro.
reminders-failing = Gli ultimi messaggi non sono arrivati, perciò non ne vengono mandati altri. Salva di nuovo per riprovare.
more-tables = Altri tavoli
open-tables-none = Al momento nessuno aspetta qualcuno con cui giocare.
replays = Partite da rivedere
phase-gathering = cerca giocatori
phase-playing = si sta giocando
phase-over = è finito
join-by-link = Entra con un link
join-link-example = { $origin }/table/…
join-go = Vai
join-bad-link = Questo non è il link di un tavolo o di una partita da rivedere.
resume-enter = Continua con un codice da un altro dispositivo

## Nuovo tavolo
new-table-of = Un nuovo tavolo di { $game }
players = Giocatori
wish-you = tu
wish-open = libero, per chi ha il link
wish-here = qualcun altro a questo schermo
wish-bot = bot «{ $bot }»: { $meaning }
rule-set = Regole
how-many-games = Quante partite si sommano
countdown = Quando si chiede a tutti insieme, il tempo è
countdown-none = quanto si vuole
countdown-seconds = { $seconds } secondi
who-may-come = Chi può venire
table-public = Il tavolo compare nell’elenco per tutti
table-spectators = Gli altri possono guardare
table-hints = Chi gioca può chiedere consigli a un bot
house-rules = Regole della casa{ $count ->
        [0] {""}
        [one] : una cambiata
       *[other] : { $count } cambiate
    }
option-default = { $sentence } (predefinito)
option-agreed = { $name }: { $sentence }
make-table = Apri il tavolo

## Un tavolo che si riempie
table = Tavolo
table-of = Un tavolo di { $game }
lobby-open = { $seats ->
        [one] C’è un posto libero.
       *[other] Ci sono { $seats } posti liberi.
    }
lobby-full = Ci siete tutti.
lobby-playing = L’incontro è in corso.
lobby-over = L’incontro è finito.
lobby-wait = Chi ospita dà le carte quando ci sono tutti.
join = Siediti
deal = Dai le carte
deal-fill = { $seats ->
        [one] Metti un bot al posto libero e dai le carte
       *[other] Metti bot ai { $seats } posti liberi e dai le carte
    }
seat-open = posto libero
seat-bot = Metti un bot
seat-free = Libera il posto
kick = Allontana
kick-title = Allontanare { $player }?
kick-meaning = { $player } perde il posto e non può tornare a questo tavolo, e nemmeno altri dallo stesso browser. Il link per gli altri cambia.
kick-bot = Un bot prende il posto fino alla fine dell’incontro.
kick-address = Inoltre, non far entrare nessun altro dallo stesso indirizzo. (Una famiglia o una scuola ne ha uno in comune.)
kick-not = No
request = { $player } vorrebbe prendere il posto di { $bot }, e ne vedrebbe le carte.
request-yes = D’accordo
request-no = Rifiuta
request-ask = Chiedi di prendere il posto di { $bot }
request-waits = Hai chiesto di prendere il posto di { $bot }. Decide chi ospita o, se non c’è, chi sta giocando.
request-declined = Hai chiesto di prendere il posto di un bot, e la risposta è stata no.
absent-you = Un bot sta giocando per te.
absent-back = Torno a giocare io
bot-plays = gioca un bot
bot-plays-for = Un bot gioca per { $player }, fino al suo ritorno.
mute = Togli la parola
unmute = Ridai la parola
invite-link = Link per gli altri
invite-local = Questo link funziona solo su questo computer: gli altri non possono raggiungerlo.
hot-seat-add = Qualcun altro a questo schermo
hot-seat-sit = Siediti qui

## Il tavolo
table-menu = Tavolo
table-pledge = La promessa di una distribuzione onesta, da verificare con la registrazione:
sealed-keep = Conserva la registrazione sigillata
fair-checked = Distribuzione onesta: verificata. Il numero segreto del server, da cui dipendono le carte, è quello che aveva promesso prima che questa pagina aggiungesse il suo; dalla distribuzione in poi non è cambiato nient’altro.
fair-stranger = Nella distribuzione c’è un numero di un posto dove questa pagina non vedeva nessuno: chi gestisce il server potrebbe averlo scelto.
fair-changed = Non è la distribuzione promessa: prima, il server aveva mostrato un’altra promessa. Chi lo gestisce potrebbe aver scelto le carte.
promise-changed = Il server ha cambiato il numero segreto promesso senza che si sia giocato un incontro. Chi lo gestisce potrebbe scegliere le prossime carte: questa pagina non vi aggiunge niente.
fair-unmixed = La distribuzione è quella sigillata, ma senza un numero di questa pagina: chi gestisce il server potrebbe averla scelta.
fair-broken = Non è la distribuzione sigillata: la registrazione contraddice quello che il server aveva promesso.
pace = Come si mostrano le mosse degli altri
pace-calm = con calma
pace-brisk = alla svelta
pace-instant = subito
leave = Lascia il tavolo
resume-make = Continua su un altro dispositivo…
resume-code = Codice
resume-hint = Scrivilo nella pagina iniziale dell’altro dispositivo entro dieci minuti. Da quel momento questo dispositivo perde il posto.
you = tu
bot = bot
away = via
has-turn = è di turno
your-hand = La tua mano
hand-of = Mano di { $player }
prompt-label = La domanda
prompt-answers = Risposte
picture = Il tavolo
picture-nothing = niente
board-failed = Il tavolo di questo gioco non si può mostrare ({ $why }). Ecco tutto quello che mostrerebbe.
put-back = Scegli altro
undo = Ritira l’ultima mossa
waiting = Gli altri stanno scegliendo.
answered = Hai deciso.
watching = Stai guardando.
waiting-for = { $player } ci pensa.
over = La partita è finita.
show-points = Punti
points = Punti
show-rule = Regola { $rule }
rule = Regola { $rule }
cards = Carte
language = Lingua
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
side = Diario, chat e appunti
log = Diario
log-look = Guarda il tavolo com’era allora
game-number = Partita { $number }
chat = Chat
chat-none = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
notes = Appunti
notes-write = Solo per i tuoi occhi.
notes-kept = Salvato.
notes-writing = Sto salvando…
notes-failed = Non si è potuto salvare; scrivi ancora per riprovare.
missed = { $count ->
        [one] Mentre non c’eri è successa una cosa:
       *[other] Mentre non c’eri sono successe { $count } cose; le ultime:
    }
past = Il tavolo com’era
past-after = Com’era dopo:
past-back = Torna al presente
link-lost = La connessione è caduta. Si riprova…

## La fine
won = { $count ->
        [one] Vince { $players }
       *[other] Dividono la vittoria: { $players }
    }
all-won = { $count ->
        [one] Hai vinto
       *[other] Avete vinto tutti
    }
ruin-all = Ogni scelta rovina ormai la tua partita: non c’è più niente da evitare.
all-lost = Partita persa
winner = vittoria
place = { $place }°
in-game = partita { $number }:
game-ended = La partita { $number } è finita
game-ended-of = La partita { $number } di { $games } è finita
totals = Totali finora
total = totale
board-at-end = Il tavolo alla fine della partita
go-on = Avanti con la partita { $number }
rematch = Gioca ancora
rematch-coming = Sì da: { $players }.
rematch-declined = No da: { $players }.
rematch-silent = Ancora nessuna risposta da: { $players }.
rematch-yes = Ci sto
rematch-no = No, grazie
rematch-begin = { $seats ->
        [one] Comincia, con un bot al posto rimasto
       *[other] Comincia, con bot ai { $seats } posti rimasti
    }
watch-replay = Rivedi
look-at-table = Guarda il tavolo

## In più persone a uno schermo
curtain-for = Ora tocca a: { $player }
curtain-pass = Tutti gli altri si girano.
curtain-ready = Sono { $player }

## Rivedere
replay = Rivedi
replay-of = Rivedi { $game }
rewound = { $count ->
        [one] Contro i bot è stata ritirata una mossa: questo incontro non conta in nessuna statistica.
       *[other] Contro i bot sono state ritirate { $count } mosse: questo incontro non conta in nessuna statistica.
    }
play-on = Continua da qui
play-on-asked = Giochi al posto di chi deve decidere; gli altri li giocano i bot.
play-on-as = Giochi come { $player }; gli altri li giocano i bot.
play-on-bots = Bot:
play-on-begin = Gioca
play-on-link = Link a questa posizione, per giocarla
taken-up = Ripreso da una posizione di un altro incontro: questo non conta in nessuna statistica.
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-moment = Momento
replay-share = Condividi
replay-link = Link a questo momento
replay-record = Registrazione
record-save = Salva la registrazione
notice-hurried = { $name } avrebbe riflettuto più a lungo, ma questo dispositivo è lento.
eyes = Con gli occhi di
eyes-open = tutto scoperto
eyes-spectator = chi guarda

## Aiuto
help = Tasti
keyname-shift = Maiusc
keyname-enter = Invio
keyname-home = Inizio
keyname-end = Fine
keyname-space = Spazio
help-numbers = scegli la carta, il luogo o la persona con quel numero
help-arrows = vai a quello che c’è in quella direzione
help-enter = premi quello su cui ti trovi
help-escape = rimetti via la carta, chiudi quello che è aperto
help-answers = le risposte semplici sotto la domanda: finisci il turno, tieni la carta
help-undo = ritira la mossa, dove si può
help-hint = chiedi un consiglio a un bot, se il tavolo lo permette
help-hand = vai alla tua mano
help-log = vai al diario
help-talk = parla
help-step = un passo indietro, un passo avanti
help-ends = all’inizio, alla fine
help-play = avvia e metti in pausa
help-help = questo elenco

## Errori
error-no-connection = Il server non risponde. È in funzione?
error-code = Il server ha rifiutato, e come motivo dice solo { $code }.
error-unknown = Il server ha risposto { $status }, e nient’altro.
closed = Questa porta resta chiusa
report = Segnala qualcosa
closed-4400 = La pagina e il server non si capiscono. Ricarica la pagina.
closed-4401 = Il server non ti conosce più. Torna all’inizio ed entra di nuovo.
closed-4403 = Non hai un invito per questo tavolo, o qui non si può guardare.
closed-4404 = Questo tavolo non esiste.
closed-4410 = Il tavolo non c’è più, o chi ospita ti ha chiesto di andare via.
closed-4423 = Non puoi entrare in questo server.
closed-4426 = Questa pagina è più vecchia del server, e ricaricarla non è bastato. Chiudila, aspetta un minuto e riaprila.
closed-404 = Questa pagina non esiste.

## Che cosa pensa un bot
hint = Consiglio
hint-ask = Chiedi a un bot
hint-thinking = Il bot ci pensa…
hint-by = Il consiglio di un bot
hint-note = La prima è quella che farebbe: quella a cui ha pensato di più. Meno ha pensato a una mossa, più è incerta la sua probabilità, che può sembrare migliore di quanto sia.
hint-move = al tuo posto
hint-share = ci ha pensato
hint-wins = prob. di vincere
hint-points = punti
hint-points-of = { NUMBER($points, maximumFractionDigits: 1) }
hint-beliefs = Che cosa crede delle carte nascoste
percent = { $percent }%
analysis = A mente fredda
analysis-open = Ripensaci a mente fredda
analysis-thinking = Un bot ripercorre l’incontro. Ci vuole qualche secondo…
analysis-by = A ogni mossa si è chiesto a un bot che sapeva quello che poteva sapere chi giocava, e nient’altro.
analysis-curve = { $together ->
        [true] La vostra probabilità di vincere, mossa per mossa
       *[other] La probabilità di vincere di ciascuno, mossa per mossa
    }
analysis-all = tutti voi
analysis-number = mossa { $number }
analysis-swings = Le svolte più grandi
analysis-swings-note = { $together ->
        [true] Che cosa è successo tra una mossa e la precedente: dadi, carte scoperte e quello che si è deciso.
       *[other] Che cosa è cambiato per qualcuno tra due delle sue mosse: per quello che hanno fatto gli altri, per quello che è venuto alla luce e per la sua scelta precedente.
    }
analysis-swing = { $together ->
        [true] { $chance }% quando decide { $player }, { $before }% una mossa prima
       *[other] { $player }: { $chance }%, alla mossa precedente { $before }%
    }
analysis-look = Guarda il tavolo di allora
analysis-made = La mossa: { $made }.
analysis-same = Il bot avrebbe fatto lo stesso.
analysis-best = Il bot avrebbe preferito: { $best }{ $cost ->
        [0] .
       *[other] , con { $cost }% di probabilità in più di vincere.
    }
analysis-guesses = Che cosa si poteva credere allora
guess-true = Era così.
guess-false = Non era così.

## Che cosa è successo nel frattempo, suoni, turni
ticker = Dalla tua ultima mossa
ticker-more = { $count ->
        [one] e un’altra riga
       *[other] e altre { $count } righe
    }
sound = Suoni
your-turn = ● Tocca a te · Lychgate
help-sound = suoni attivi o no
## Il gioco spiegato
guide-goal-title = Lo scopo del gioco
guide-turn-title = Il tuo turno
guide-end-title = Come finisce
guide-step = { $step } di { $steps }
guide-next = Avanti
guide-back = Indietro
guide-skip = Salta
guide-play = Gioca
help-title = Come si gioca
help-legend = Che cosa vedi
help-explain = Fermati col puntatore su una cosa qualsiasi del tavolo, tienici premuto il dito o raggiungila con Maiusc e le frecce: ti dice che cos’è.
help-signs = vai su qualsiasi cosa, anche su quelle solo da guardare, e leggi che cos’è
sign-seat = Un posto al tavolo: il suo colore e il suo emblema stanno su tutto quello che gli appartiene. Un alone dice di chi è il turno.
sign-bot-plays = Qualcuno è via da troppo tempo; finché non torna decide un bot.
sign-undo = Ritira la tua ultima mossa: con altre persone, finché nessuno ne ha visto nulla; con i bot, quante volte vuoi.
warning-title = Vuoi farlo davvero?
warning-no = No, scelgo di nuovo
warning-yes = Sì, lo faccio lo stesso

## Inizio, attesa, nuovo tavolo
continue = Continua
invite-qr = Il link come codice QR
invite-network = Nella stessa rete gli altri entrano con questo codice, o da { $address }.
rematch-alone = Un altro incontro, con gli stessi giocatori e le stesse regole?
rematch-deal = Sì, dai le carte
rematch-not-yet = Non ancora
presets = Che tipo di tavolo
preset-quick = Veloce
preset-quick-meaning = pochi giocatori, una partita
preset-full = Completo
preset-full-meaning = un tavolo pieno, con tutto quello che il gioco offre
preset-family = Famiglia
preset-family-meaning = consigli ammessi, e carte scoperte dove si può
ending-share = Salva l’immagine

## Le mosse peggiori
mistakes = Le mosse peggiori
mistakes-of = Di chi
mistakes-balance = Le proprie mosse: { $own }% di probabilità di vincere. Tutto il resto, cioè carte, dadi e gli altri: { $elsewhere }%.
mistakes-none = Niente che un bot avrebbe fatto decisamente meglio.
mistakes-cost = −{ $cost }%:
mistakes-made = { $made }. Meglio: { $best }.
mistakes-look = Mostralo sul tavolo
mistakes-better = Meglio qui: { $best }. È segnato sul tavolo.

## Lezioni
learn = Impara giocando
learn-skip = Salta il capitolo
learn-leave = Lascia la lezione
learn-chapter = Capitolo { $number } di { $chapters }: { $title }
learn-go-on = Prossimo capitolo: { $title }
learn-done = È tutto. Sai giocare, e sai a chi rivolgerti: alle regole, al ? in alto e, per un consiglio, a un bot.
learn-again = Ricomincia

# Il regolamento
rules-of = Regole di { $game }
ruling = Decisione
rulebook-why = { $count ->
        [one] Perché leggiamo così
       *[other] Perché leggiamo così: { $count } ragioni
    }
rulebook-usual = di solito
rulebook-editions = Le edizioni a confronto
rulebook-example = Esempio: { $title }
rulebook-play = Provaci tu
rulebook-open = Apri il regolamento a questa regola
rulebook-search = Cerca nelle regole
rulebook-search-hint = Parola (ogni lingua) o numero
rulebook-found = { $count ->
        [0] Niente al riguardo.
        [one] Una regola
       *[other] { $count } regole
    }
rulebook-contents = Indice
rulebook-print = Stampa come libretto

## Enigmi
puzzles = Enigmi
puzzles-intro = Che cosa giocheresti? Momenti di partite in cui una decisione è nettamente migliore delle altre.
puzzles-none = Qui non ci sono enigmi.
puzzle-daily = Enigma del giorno
puzzle-days = { $days ->
        [0] Ancora nessun giorno di fila.
        [one] Risolto un giorno.
       *[other] Risolto per { $days } giorni di fila.
    }
puzzle-row = { $row ->
        [0] Ancora nessuno risolto di fila.
       *[other] Di fila: { $row }.
    } { $longest ->
        [0] { "" }
       *[other] La serie più lunga: { $longest }.
    }
puzzle-solved = { $solved } su { $all } risolti
puzzle-solve = Risolvi
puzzle-again = Rivedi
puzzle-grade = { $grade ->
        [1] facile
        [2] medio
       *[3] difficile
    }
puzzle-of = Un enigma: { $game }
puzzle-task = { $grade ->
        [1] Un enigma facile
        [2] Un enigma medio
       *[3] Un enigma difficile
    }: che cosa giocheresti? Prendi la decisione che vince più spesso.
puzzle-forbidden = Qui le regole non lo permettono.
puzzle-verdict = Quanto valeva
puzzle-right = Giusto!
puzzle-wrong = C’è di meglio.
puzzle-worth = Vince { $wins } partite immaginate su 100.
puzzle-better = Meglio: { $best }. Vince { $most } partite immaginate su 100, la tua decisione { $wins }.
puzzle-marked = La decisione migliore è segnata sul tabellone.
puzzle-between = tra { $low } e { $high }, con il 95% di confidenza
puzzle-next = Prossimo enigma

## Accanto alla scatola vera
beside = Con la scatola vera
beside-of = { $game }, con la scatola vera
beside-rules = Cerca nelle regole
beside-names = Nomi dei giocatori
beside-setup = Preparazione
beside-editions = Edizioni
beside-result = Che cosa ne risulta
beside-enter = Tocca ciò che sta sul vostro tavolo. Appena c’è tutto, si conta.
beside-missing = { $count ->
        [one] Manca una cosa: { $first }
       *[other] Mancano { $count } cose: { $first }
    }
beside-counting = Si conta …
beside-alone = Questa pagina al momento non ha un server, e senza non può contare. La preparazione e le regole ci sono lo stesso.
beside-impossible = Nessun tavolo può essere così. C’è qualcosa di doppio o di troppo?
beside-add = Aggiungi: { $thing }
beside-remove = Togli: { $thing }
beside-less = Uno in meno: { $what }
beside-more = Uno in più: { $what }

# Clocks, votes, the lobby, play by post.
clock = Tempo per pensare
clock-none = illimitato
clock-decision = { $seconds } secondi per ogni decisione
clock-match = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    } per partita, e { $seconds } secondi in più dopo ogni decisione
clock-days = { $days ->
        [one] un giorno per ogni decisione (per corrispondenza)
       *[other] { $days } giorni per ogni decisione (per corrispondenza)
    }
clock-out = Quando a qualcuno finisce il tempo
clock-out-ask = votano gli altri
clock-out-bot = continua un bot
clock-out-end = la partita si interrompe
speed-none = senza orologio
speed-decision = secondi per decisione
speed-match = minuti per partita
speed-days = per corrispondenza
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min
time-left = restano { $time }
time-runs = restano { $time }, l’orologio corre
time-low = Il tuo tempo è quasi finito.
vote-time = Tempo finito: { $players }. E adesso?
vote-wait = Aspettare ({ $votes })
vote-bot = Continua un bot ({ $votes })
vote-end = Interrompere la partita ({ $votes })
vote-host = { $player } ospiterebbe il tavolo finché chi lo ospita è via.
host-away = Chi ospita il tavolo è via.
host-offer = Ospita il tavolo
next-table = Tocca a te a un altro tavolo: { $game }, con { $players } (J)
help-next = vai al prossimo dei tuoi tavoli dove tocca a te
your-turn-here = tocca a te
missed-here = { $count ->
        [one] nel frattempo è successa una cosa
       *[other] nel frattempo sono successe { $count } cose
    }
seats-free = { $seats ->
        [one] un posto libero
       *[other] { $seats } posti liberi
    }
seat-reserved = riservato a { $name }
seat-reserve = Riserva
seat-reserve-for = per chi
seat-reserve-name = Riserva il posto { $number } a
table-locked = Non entra più nessuno
filter = Quali tavoli
filter-game = Gioco
filter-language = Lingua
filter-speed = Ritmo
filter-any-game = tutti i giochi
filter-any-language = tutte le lingue
filter-any-speed = ogni ritmo
filter-free = con un posto libero
