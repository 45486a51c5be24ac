### Die eigenen Wörter des Tisches im Browser auf Deutsch.

title = Lychgate
subtitle = Ein Tisch für vier Spiele um Gräber und Räuber
home = Startseite
close = Schließen
dismiss = Ausblenden
copy = Kopieren
copied = Kopiert
loading = Einen Moment …
yes = ja
no = nein
name = Name
theme = { $theme ->
        [day] Nachtfarben
       *[night] Tagfarben
    }

## Spiele
games = Spiele
players-minutes = { $fewest } bis { $most } Personen, etwa { $minutes } Minuten
players-only = { $fewest } bis { $most } Personen
play-now = Jetzt spielen
play-offline = Offline spielen
local-tables = Auf diesem Gerät
with-friends = Mit Freunden weiterspielen
with-friends-meaning = Das Match geht mit seiner Aufzeichnung an den Server. Freunde kommen über einen Link und springen für Bots ein. Du kannst seinen Startwert kennen, alle Karten auf der Hand und was noch gezogen wird, und das wird allen am Tisch gesagt.
record-open = Aufzeichnung öffnen
record-drop = … oder die Datei irgendwo auf diese Seite ziehen.
file-none = Diese Datei ist keine Aufzeichnung eines Matches, das diese Seite nachspielen könnte.
file-sealed = Das ist eine versiegelte Aufzeichnung: Ohne Startwert und Entscheidungen gibt es noch nichts zu sehen.
file-other-rules = Dieses Match wurde nach einer anderen Version der Regeln gespielt.
file-changed = Diese Datei ist nicht so angelegt, wie Lychgate Aufzeichnungen schreibt: Sie wurde verändert oder beschädigt.
new-table = Neuer Tisch
rules = Regeln
compiling = Das Spiel wird ausgepackt …
bots-compiling = Die Bots, die vorausdenken, werden noch ausgepackt. In den ersten Minuten spielen sie nach Faustregel und geben keine Tipps.
guest-names = Mina, Jonathan, Lucy, Arthur, Quincey, Irene, Jabez, Hyde, Estella, Magwitch, Nell, Quilp, Mercy, Ambrose, Phileas, Silas

## Startseite
your-name = Dein Name
name-chance = zufällig
my-tables = Meine Tische
open-tables = Offene Tische
reminders = Erinnerungen
reminders-intro = Lass dir sagen, wenn du an einem Tisch ohne Zeitdruck am Zug und nicht da bist: eine Nachricht für alle Tische, in der nur Spiele und Links stehen.
reminders-hours = Höchstens eine Nachricht
reminders-every = { $count ->
    [one] pro Stunde
   *[other] alle { $count } Stunden
}
reminders-mail = Per E-Mail an
reminders-webhook = Per Webhook an die URL
reminders-form = In welcher Form
reminders-form-discord = für Discord
reminders-form-ntfy = für ntfy
reminders-form-plain = als einfaches JSON
reminders-save = Erinnere mich
reminders-end = Nicht mehr
reminders-on = Du wirst auf diesem Weg erinnert.
reminders-confirm = Dir wurde ein Link geschickt: Öffne ihn, um die Adresse zu bestätigen. Vorher wird nichts anderes geschickt.
reminders-failing = Die letzten Nachrichten sind nicht angekommen, darum werden keine mehr geschickt. Speichere es noch einmal, um es wieder zu versuchen.
more-tables = Mehr Tische
open-tables-none = Gerade wartet niemand auf Mitspielende.
replays = Zum Nachspielen
phase-gathering = wartet auf Leute
phase-playing = wird gespielt
phase-over = ist vorbei
join-by-link = Über einen Link dazukommen
join-link-example = { $origin }/table/…
join-go = Los
join-bad-link = Das ist kein Link zu einem Tisch oder zum Nachspielen.
resume-enter = Mit einem Code von einem anderen Gerät weiterspielen

## Neuer Tisch
new-table-of = Neuer Tisch: { $game }
players = Wer mitspielt
wish-you = du
wish-open = frei, für jemanden mit dem Link
wish-here = noch jemand an diesem Bildschirm
wish-bot = Bot „{ $bot }“: { $meaning }
rule-set = Regelwerk
how-many-games = Wie viele Partien zusammengezählt werden
countdown = Bedenkzeit, wenn alle zugleich gefragt werden
countdown-none = unbegrenzt
countdown-seconds = { $seconds } Sekunden
who-may-come = Wer dazukommen darf
table-public = Der Tisch steht für alle in der Liste
table-spectators = Andere dürfen zusehen
table-hints = Wer spielt, darf einen Bot um Tipps bitten
house-rules = Hausregeln{ $count ->
        [0] {""}
        [one] : eine geändert
       *[other] : { $count } geändert
    }
option-default = { $sentence } (Standard)
option-agreed = { $name }: { $sentence }
make-table = Tisch eröffnen

## Ein Tisch, der sich sammelt
table = Tisch
table-of = Ein Tisch: { $game }
lobby-open = { $seats ->
        [one] Ein Platz ist frei.
       *[other] { $seats } Plätze sind frei.
    }
lobby-full = Alle sind da.
lobby-playing = Hier wird gerade gespielt.
lobby-over = Das Match ist vorbei.
lobby-wait = Sind alle da, teilt die Tischleitung aus.
join = Platz nehmen
deal = Austeilen
deal-fill = { $seats ->
        [one] Freien Platz mit einem Bot besetzen und austeilen
       *[other] { $seats } Plätze mit Bots besetzen und austeilen
    }
seat-open = freier Platz
seat-bot = Bot hinsetzen
seat-free = Platz freigeben
kick = Wegschicken
kick-title = { $player } wegschicken?
kick-meaning = { $player } verliert den Platz und kommt nicht an diesen Tisch zurück, und auch sonst niemand vom selben Browser. Für andere gibt es dann einen neuen Link.
kick-bot = Bis das Match vorbei ist, nimmt ein Bot den Platz ein.
kick-address = Auch niemand anderen von derselben Adresse hereinlassen. (Eine Familie oder eine Schule teilt sich eine.)
kick-not = Nein
request = { $player } möchte für { $bot } einspringen und würde die Karten des Bots sehen.
request-yes = Zustimmen
request-no = Ablehnen
request-ask = Darum bitten, für { $bot } einzuspringen
request-waits = Du hast darum gebeten, für { $bot } einzuspringen. Das entscheidet die Tischleitung; ist sie nicht da, entscheiden alle, die spielen.
request-declined = Du hast darum gebeten, für einen Bot einzuspringen, und die Antwort war Nein.
absent-you = Ein Bot spielt für dich weiter.
absent-back = Selbst weiterspielen
bot-plays = Bot spielt weiter
bot-plays-for = Für { $player } spielt so lange ein Bot.
mute = Stummschalten
unmute = Wieder reden lassen
invite-link = Link für andere
invite-local = Dieser Link gilt nur auf diesem Computer: Andere erreichen ihn nicht.
hot-seat-add = Noch jemand an diesem Bildschirm
hot-seat-sit = Hier Platz nehmen

## Der Tisch
table-menu = Tisch
table-pledge = Zusage für faires Austeilen, mit der Aufzeichnung zu prüfen:
sealed-keep = Versiegelte Aufzeichnung speichern
fair-checked = Faires Austeilen: geprüft. Die geheime Zahl des Servers, aus der sich die Karten ergeben, ist die, die er zugesagt hatte, bevor diese Seite ihre eigene beigesteuert hat; sonst hat sich seit dem Austeilen nichts geändert.
fair-stranger = Im Austeilen steckt eine Zahl von einem Platz, an dem diese Seite keinen Menschen gesehen hat: Wer den Server betreibt, könnte sie gewählt haben.
fair-changed = Nicht das zugesagte Austeilen: Vorher hatte der Server eine andere Zusage gezeigt. Wer ihn betreibt, könnte die Verteilung gewählt haben.
promise-changed = Der Server hat die zugesagte geheime Zahl geändert, obwohl kein Match gespielt wurde. Wer ihn betreibt, könnte die nächste Verteilung wählen: Diese Seite steuert nichts dazu bei.
fair-unmixed = Die Verteilung ist die versiegelte, aber ohne eine eigene Zahl dieser Seite: Wer den Server betreibt, könnte sie gewählt haben.
fair-broken = Das ist nicht die versiegelte Verteilung: Die Aufzeichnung widerspricht dem, was der Server vorher zugesagt hat.
pace = Wie die Züge der anderen gezeigt werden
pace-calm = in Ruhe
pace-brisk = zügig
pace-instant = sofort
leave = Tisch verlassen
resume-make = An einem anderen Gerät weiterspielen …
resume-code = Code
resume-hint = Gib ihn innerhalb von zehn Minuten auf der Startseite des anderen Geräts ein. Dieses Gerät hat den Platz dann nicht mehr.
you = du
bot = Bot
away = weg
has-turn = ist am Zug
your-hand = Deine Hand
hand-of = Hand von { $player }
prompt-label = Die Frage
prompt-answers = Antworten
picture = Der Tisch
picture-nothing = nichts
board-failed = Das Brett des Spiels lässt sich nicht zeigen ({ $why }). Hier steht alles, was es zeigen würde.
put-back = Etwas anderes wählen
undo = Letzte Entscheidung zurücknehmen
waiting = Die anderen wählen noch.
answered = Du hast entschieden.
watching = Du siehst zu.
waiting-for = { $player } überlegt.
over = Die Partie ist vorbei.
show-points = Punkte
points = Punkte
show-rule = Regel { $rule }
rule = Regel { $rule }
cards = Karten
language = Sprache
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
side = Protokoll, Chat und Notizen
log = Protokoll
log-look = Den Tisch sehen, wie er damals war
game-number = Partie { $number }
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
notes = Notizen
notes-write = Nur für deine Augen.
notes-kept = Gespeichert.
notes-writing = Wird gespeichert …
notes-failed = Ließ sich nicht speichern; tippe weiter, um es noch einmal zu versuchen.
missed = { $count ->
        [one] Während du weg warst, ist etwas geschehen:
       *[other] Während du weg warst, ist { $count }-mal etwas geschehen; zuletzt:
    }
past = Der Tisch, wie er war
past-after = So war es nach:
past-back = Zurück in die Gegenwart
link-lost = Die Verbindung ist weg. Neuer Versuch …

## Das Ende
won = { $count ->
        [one] { $players } gewinnt
       *[other] { $players } teilen sich den Sieg
    }
all-won = { $count ->
        [one] Du hast gewonnen
       *[other] Ihr habt alle gewonnen
    }
ruin-all = Jede Wahl verdirbt jetzt dein Spiel: Hier ist nichts mehr zu verhindern.
all-lost = Verloren
winner = gewonnen
place = { $place }.
in-game = Partie { $number }:
game-ended = Partie { $number } ist vorbei
game-ended-of = Partie { $number } von { $games } ist vorbei
totals = Summen bisher
total = Summe
board-at-end = Der Tisch am Ende der Partie
go-on = Weiter zu Partie { $number }
rematch = Noch einmal
rematch-coming = Noch einmal dabei: { $players }.
rematch-declined = Nicht dabei: { $players }.
rematch-silent = Noch keine Antwort: { $players }.
rematch-yes = Ich bin dabei
rematch-no = Nein, danke
rematch-begin = { $seats ->
        [one] Beginnen, mit einem Bot auf dem freien Platz
       *[other] Beginnen, mit Bots auf den { $seats } freien Plätzen
    }
watch-replay = Nachspielen
look-at-table = Tisch ansehen

## Mehrere an einem Bildschirm
curtain-for = { $player } ist dran
curtain-pass = Alle anderen sehen weg.
curtain-ready = Ich bin { $player }

## Nachspielen
replay = Nachspielen
replay-of = Nachspielen: { $game }
rewound = { $count ->
        [one] Gegen Bots wurde eine Entscheidung zurückgenommen: Dieses Match zählt in keiner Statistik.
       *[other] Gegen Bots wurden { $count } Entscheidungen zurückgenommen: Dieses Match zählt in keiner Statistik.
    }
play-on = Von hier weiterspielen
play-on-asked = Du spielst an dem Platz, der gerade gefragt ist; an den anderen spielen Bots.
play-on-as = Du spielst für { $player }; für alle anderen spielen Bots.
play-on-bots = Stärke der Bots:
play-on-begin = Spielen
play-on-link = Link zu dieser Stellung, um sie zu spielen
taken-up = Begonnen mit einer Stellung aus einem anderen Match: Dieses hier zählt in keiner Statistik.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Zeitpunkt
replay-share = Teilen
replay-link = Link zu diesem Moment
replay-record = Aufzeichnung
record-save = Aufzeichnung speichern
notice-hurried = { $name } hätte länger nachgedacht, aber dieses Gerät ist langsam.
eyes = Mit wessen Augen
eyes-open = alles offen
eyes-spectator = als Publikum

## Hilfe
help = Tasten
keyname-shift = Umschalt
keyname-enter = Eingabe
keyname-home = Pos1
keyname-end = Ende
keyname-space = Leertaste
help-numbers = die Karte, den Ort oder die Person mit dieser Nummer wählen
help-arrows = zu dem gehen, was in dieser Richtung liegt
help-enter = ausführen, was gerade gewählt ist
help-escape = die Karte zurücklegen, schließen, was offen ist
help-answers = die einfachen Antworten unter der Frage: Zug beenden, Karte behalten
help-undo = zurücknehmen, wo das geht
help-hint = einen Bot um einen Tipp bitten, wenn der Tisch es erlaubt
help-hand = zu deiner Hand
help-log = zum Protokoll
help-talk = etwas sagen
help-step = einen Schritt zurück, einen Schritt weiter
help-ends = zum Anfang, zum Ende
help-play = abspielen und anhalten
help-help = diese Liste

## Fehler
error-no-connection = Der Server antwortet nicht. Läuft er?
error-code = Der Server hat abgelehnt und nennt als Grund nur { $code }.
error-unknown = Der Server antwortet mit { $status } und sagt sonst nichts.
closed = Diese Tür bleibt zu
report = Etwas melden
closed-4400 = Seite und Server verstehen sich nicht. Lade die Seite neu.
closed-4401 = Der Server kennt dich nicht mehr. Geh zur Startseite und versuche es von dort noch einmal.
closed-4403 = Du bist an diesen Tisch nicht eingeladen, oder er will kein Publikum.
closed-4404 = Diesen Tisch gibt es nicht.
closed-4410 = Den Tisch gibt es nicht mehr, oder die Tischleitung hat dich weggeschickt.
closed-4423 = Du bist von diesem Server ausgesperrt.
closed-4426 = Diese Seite ist älter als der Server, und Neuladen hat nicht geholfen. Schließe sie, warte eine Minute und öffne sie wieder.
closed-404 = Diese Seite gibt es nicht.

## Was ein Bot denkt
hint = Tipp
hint-ask = Einen Bot fragen
hint-thinking = Der Bot überlegt …
hint-by = Der Rat eines Bots
hint-note = Das Erste würde er tun: Darüber hat er am meisten nachgedacht. Je weniger er über einen Zug nachgedacht hat, desto gröber ist dessen Siegchance geschätzt; sie kann besser aussehen, als sie ist.
hint-move = an deiner Stelle
hint-share = Denkanteil
hint-wins = Siegchance
hint-points = Punkte
hint-points-of = { NUMBER($points, maximumFractionDigits: 1) }
hint-beliefs = Was er über verdeckte Karten vermutet
percent = { $percent } %
analysis = Analyse
analysis-open = Analysieren
analysis-thinking = Ein Bot geht alles noch einmal durch. Das dauert ein paar Sekunden …
analysis-by = Bei jeder Entscheidung wurde ein Bot gefragt, der wusste, was man auf diesem Platz wissen konnte, und sonst nichts.
analysis-curve = { $together ->
        [true] Eure Siegchance, Entscheidung für Entscheidung
       *[other] Die Siegchance aller, Entscheidung für Entscheidung
    }
analysis-all = ihr alle
analysis-number = Entscheidung { $number }
analysis-swings = Die größten Umschwünge
analysis-swings-note = { $together ->
        [true] Was zwischen einer Entscheidung und der vorigen geschehen ist: Würfel, aufgedeckte Karten und was entschieden wurde.
       *[other] Was jemandem zwischen zwei eigenen Entscheidungen geschehen ist: durch das, was andere taten, was ans Licht kam, und die eigene Wahl davor.
    }
analysis-swing = { $together ->
        [true] { $chance } %, als { $player } entscheidet, { $before } % eine Entscheidung davor
       *[other] { $player }: { $chance } %, bei der Entscheidung davor { $before } %
    }
analysis-look = Den Tisch von damals ansehen
analysis-made = Entschieden wurde: { $made }.
analysis-same = Der Bot hätte dasselbe getan.
analysis-best = Dem Bot wäre lieber gewesen: { $best }{ $cost ->
        [0] .
       *[other] , für { $cost } % mehr Siegchance.
    }
analysis-guesses = Was damals zu vermuten war
guess-true = So war es.
guess-false = So war es nicht.

## Alive: what happened since, sound, turns
ticker = Seit deiner Entscheidung
ticker-more = und { $count } weitere
sound = Ton
your-turn = ● Du bist dran · Lychgate
help-sound = Ton an oder aus
## Das Spiel erklärt
guide-goal-title = Worum es geht
guide-turn-title = Dein Zug
guide-end-title = Wie es endet
guide-step = { $step } von { $steps }
guide-next = Weiter
guide-back = Zurück
guide-skip = Überspringen
guide-play = Spielen
help-title = So wird gespielt
help-legend = Was du siehst
help-explain = Halte den Mauszeiger oder einen Finger auf irgendetwas am Tisch, oder gehe mit Umschalt und den Pfeiltasten hin: Dann steht da, was es ist.
help-signs = zu allem am Tisch gehen, auch zu dem, was sich nur ansehen lässt, und lesen, was es ist
sign-seat = Ein Platz am Tisch: Seine Farbe und sein Zeichen stehen auf allem, was dazugehört. Der Platz, der leuchtet, ist am Zug.
sign-bot-plays = Jemand war zu lange weg; bis zur Rückkehr entscheidet an diesem Platz ein Bot.
sign-undo = Nimm deine letzte Entscheidung zurück: unter Menschen, solange niemand etwas davon gesehen hat; unter Bots, so oft du willst.
warning-title = Willst du das wirklich?
warning-no = Nein, anders wählen
warning-yes = Ja, trotzdem

## Start, Warteraum, neuer Tisch
continue = Weiterspielen
invite-qr = Der Link als QR-Code
invite-network = Im selben Netzwerk kommen andere mit diesem Code herein oder unter { $address }.
rematch-alone = Noch einmal, mit denselben Leuten und Regeln?
rematch-deal = Ja, austeilen
rematch-not-yet = Noch nicht
presets = Was für ein Tisch
preset-quick = Schnell
preset-quick-meaning = wenige am Tisch, eine Partie
preset-full = Voll
preset-full-meaning = ein voller Tisch, mit allem, was das Spiel zu bieten hat
preset-family = Familie
preset-family-meaning = mit Tipps, und mit offenen Karten oder offenem Geld, wo das Spiel es zulässt
ending-share = Bild speichern

## A players worst decisions
mistakes = Schlechteste Entscheidungen
mistakes-of = Wessen
mistakes-balance = Durch eigene Entscheidungen: { $own } % Siegchance. Durch das, was dazwischenkam (Karten, Würfel, die anderen): { $elsewhere } %.
mistakes-none = Nichts, was ein Bot deutlich besser gemacht hätte.
mistakes-cost = −{ $cost } %:
mistakes-made = { $made }. Besser: { $best }.
mistakes-look = Auf dem Brett zeigen
mistakes-better = Hier besser: { $best }. Es ist auf dem Brett markiert.

## Lessons
learn = Beim Spielen lernen
learn-skip = Kapitel überspringen
learn-leave = Lektion verlassen
learn-chapter = Kapitel { $number } von { $chapters }: { $title }
learn-go-on = Nächstes Kapitel: { $title }
learn-done = Das war alles: Jetzt weißt du, wie gespielt wird. Weiter helfen dir jederzeit die Regeln, das ? oben und die Tipps eines Bots.
learn-again = Von vorn beginnen

# Das Regelbuch
rules-of = Regeln: { $game }
ruling = Festlegung
rulebook-why = { $count ->
        [one] Warum wir das so lesen
       *[other] Warum wir das so lesen: { $count } Gründe
    }
rulebook-usual = üblich
rulebook-editions = Die Ausgaben nebeneinander
rulebook-example = Beispiel: { $title }
rulebook-play = Selbst spielen
rulebook-open = Regelbuch an dieser Stelle aufschlagen
rulebook-search = In den Regeln suchen
rulebook-search-hint = Wort (jede Sprache) oder Nummer
rulebook-found = { $count ->
        [0] Dazu steht hier nichts.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
rulebook-contents = Inhalt
rulebook-print = Als Heft drucken

## Rätsel
puzzles = Rätsel
puzzles-intro = Was würdest du spielen? Augenblicke aus Partien, in denen eine Entscheidung deutlich besser ist als die anderen.
puzzles-none = Hier gibt es keine Rätsel.
puzzle-daily = Rätsel des Tages
puzzle-days = { $days ->
        [0] Noch keine Tage in Folge.
        [one] An einem Tag gelöst.
       *[other] An { $days } Tagen in Folge gelöst.
    }
puzzle-row = { $row ->
        [0] Noch keines in Folge gelöst.
       *[other] In Folge gelöst: { $row }.
    } { $longest ->
        [0] { "" }
       *[other] Am längsten: { $longest }.
    }
puzzle-solved = { $solved } von { $all } gelöst
puzzle-solve = Lösen
puzzle-again = Noch einmal ansehen
puzzle-grade = { $grade ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
puzzle-of = Ein Rätsel: { $game }
puzzle-task = { $grade ->
        [1] Ein leichtes Rätsel
        [2] Ein mittleres Rätsel
       *[3] Ein schweres Rätsel
    }: Was würdest du spielen? Triff die Entscheidung, die am häufigsten gewinnt.
puzzle-forbidden = Das erlauben die Regeln hier nicht.
puzzle-verdict = Was sie wert war
puzzle-right = Richtig!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-worth = Das gewinnt { $wins } von 100 vorgestellten Partien.
puzzle-better = Besser: { $best }. Das gewinnt { $most } von 100 vorgestellten Partien, deine Entscheidung { $wins }.
puzzle-marked = Die beste Entscheidung ist auf dem Plan markiert.
puzzle-between = zwischen { $low } und { $high }, mit 95 % Sicherheit
puzzle-next = Nächstes Rätsel

## Neben der echten Schachtel
beside = Mit der echten Schachtel
beside-of = { $game }, mit der echten Schachtel
beside-rules = In den Regeln suchen
beside-names = Namen der Mitspielenden
beside-setup = Aufbau
beside-editions = Ausgaben
beside-result = Was dabei herauskommt
beside-enter = Tippe an, was auf eurem Tisch liegt. Sobald alles da ist, wird gezählt.
beside-missing = { $count ->
        [one] Eines fehlt noch: { $first }
       *[other] { $count } Angaben fehlen noch: { $first }
    }
beside-counting = Es wird gezählt …
beside-alone = Diese Seite erreicht gerade keinen Server, und ohne ihn kann sie nicht zählen. Aufbau und Regeln sind trotzdem da.
beside-impossible = So kann kein Tisch aussehen. Ist etwas doppelt oder zu oft da?
beside-add = Hinzufügen: { $thing }
beside-remove = Wegnehmen: { $thing }
beside-less = Eins weniger: { $what }
beside-more = Eins mehr: { $what }

# Clocks, votes, the lobby, play by post.
clock = Bedenkzeit
clock-none = unbegrenzt
clock-decision = { $seconds } Sekunden je Entscheidung
clock-match = { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } je Partie, nach jeder Entscheidung { $seconds } Sekunden mehr
clock-days = { $days ->
        [one] ein Tag je Entscheidung (wie per Post)
       *[other] { $days } Tage je Entscheidung (wie per Post)
    }
clock-out = Läuft jemandem die Zeit ab
clock-out-ask = stimmen die anderen ab
clock-out-bot = spielt ein Bot weiter
clock-out-end = wird die Partie abgebrochen
speed-none = ohne Uhr
speed-decision = Sekunden je Entscheidung
speed-match = Minuten je Partie
speed-days = per Post
time-days = { $days } T { $hours } Std.
time-hours = { $hours } Std. { $minutes } Min.
time-left = noch { $time }
time-runs = noch { $time }, die Uhr läuft
time-low = Deine Zeit ist fast um.
vote-time = Die Zeit ist abgelaufen: { $players }. Was nun?
vote-wait = Warten ({ $votes })
vote-bot = Ein Bot spielt weiter ({ $votes })
vote-end = Partie abbrechen ({ $votes })
vote-host = { $player } würde den Tisch leiten, solange die Tischleitung weg ist.
host-away = Die Tischleitung ist weg.
host-offer = Tisch leiten
next-table = Du bist an einem anderen Tisch dran: { $game } mit { $players } (J)
help-next = zum nächsten eigenen Tisch, an dem du gefragt bist
your-turn-here = du bist dran
missed-here = { $count ->
        [one] ein Ereignis seitdem
       *[other] { $count } Ereignisse seitdem
    }
seats-free = { $seats ->
        [one] ein freier Platz
       *[other] { $seats } freie Plätze
    }
seat-reserved = reserviert für { $name }
seat-reserve = Reservieren
seat-reserve-for = für wen
seat-reserve-name = Platz { $number } reservieren für
table-locked = Es kommt niemand mehr herein
filter = Welche Tische
filter-game = Spiel
filter-language = Sprache
filter-speed = Tempo
filter-any-game = alle Spiele
filter-any-language = alle Sprachen
filter-any-speed = jedes Tempo
filter-free = nur mit freiem Platz
