### Was das Terminal auf Deutsch sagt. Wörter einzelner Spiele stehen in deren words/board.de.ftl.

# Fehler
error = lychgate: { $sentence }
mistake = lychgate: Ein interner Fehler ist aufgetreten ({ $error }). LYCHGATE_DEBUG=1 zeigt mehr.

expected-whole = Für { $option } wird eine ganze Zahl erwartet, nicht „{ $typed }“.
expected-least = Für { $option } wird { $least } oder mehr erwartet, nicht { $typed }.
expected-number = Für { $option } wird eine Zahl ab { $least } erwartet, nicht „{ $typed }“.
no-such-file = Erwartet wird eine vorhandene Datei, nicht „{ $file }“.
no-such-folder = Erwartet wird eine Datei in einem vorhandenen Ordner, nicht „{ $file }“.
bad-file = Erwartet wird eine brauchbare Datei, nicht „{ $file }“ ({ $reason }).
meant-game = Erwartet wird der Name eines Spiels, nicht „{ $typed }“. Meinst du { $game }?
expected-varied = Zum Variieren wird NAME=WERT,WERT erwartet, mit einem Namen aus { $names }; angegeben war „{ $typed }“.
varied-twice = Jeder Wert wird einmal erwartet, angegeben war „{ $typed }“.
only-with-verify = Mit { $option } wird auch --verify erwartet; { $option } steht allein.

# Fortschritt
table = der Tisch
one-moment = Einen Moment …
compiling = { $title } wird vorbereitet (beim ersten Mal)
site-written = { $folder } enthält die Seite und alle Spiele, { $size } kB, geschrieben in { $seconds } s. Jeder Webserver kann den Ordner ausliefern.
warmed = { $functions ->
        [0] Alles war schon übersetzt
        [one] Eine Funktion wurde übersetzt
       *[other] { $functions } Funktionen wurden übersetzt
    }, in { NUMBER($seconds) } s.
simulating = Es wird gespielt: { $game }
measuring = Es wird gemessen
reporting = Der Bericht entsteht
rows-written = Die Zeilen sind in { $folder }.
report-written = Der Bericht ist in { $file }.
trained = { $minutes } min: { NUMBER($games) } Partien; unter Faustregeln gewinnt es { $wins } ({ $low } – { $high }).
net-written = Das Netz ist in { $file }.
simulated-grid = { NUMBER($games) } Partien { $game } in { NUMBER($cells) } Feldern, Startwert { $seed }, überall dieselben Karten
wins-of-seat = Siege auf Platz { $seat }
column-decisions = Entscheidungen

# Tabellen
simulated = { NUMBER($games) } Partien { $game } mit { $players } Plätzen, Startwert { $seed }
length = Eine Partie hat { $mean } Entscheidungen, von { $shortest } bis { $longest }.
speed = { $speed } Entscheidungen pro Sekunde auf { $processes ->
        [one] einem Kern
       *[other] { $processes } Kernen
    }; insgesamt { $seconds } s.
intervals = In Klammern: 95-%-Intervalle (für Siege die von Wilson). Entscheidungen ohne Wahl zählen nicht mit.
percent = { $percent } %
competed = { NUMBER($games) } Partien { $game }: { NUMBER($blocks) } Kartenverteilungen von jedem Platz aus{ $groups ->
        [1] {""}
       *[other] , in je { NUMBER($groups) } Gruppen
    }, Startwert { $seed }
sprt-better = Der sequenzielle Test: { $first } ist besser ({ $ratio }).
sprt-not-better = Der sequenzielle Test: { $first } ist nicht besser ({ $ratio }).
sprt-open = Der sequenzielle Test hat noch keine Antwort ({ $ratio }).
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-points = Punkte
column-times-fair = mal der faire Anteil
column-milliseconds = ms je Wahl
column-decision = Wahl
column-thought = Anteil der Suche
column-name = Name
column-chances = Siegchance, Wahl für Wahl
column-average = im Schnitt
column-given-away = Verlust
column-rating = Wertung
column-fewest = min.
column-most = max.
column-game = Spiel
column-players = Plätze
column-decisions-rate = Wahlen je Sekunde
column-games-rate = Partien je Sekunde

# Karten
cards-shown = { $cards ->
        [one] Eine Karte.
       *[other] { $cards } Karten.
    }
sheet-written = { $cards } Karten sind in { $file }, neun auf einem Blatt A4: ohne Ränder drucken und an den Linien schneiden.
deck-is-good = Das Deck { $deck } ist in Ordnung: { $cards } Karten, in { $languages }.
deck-is-enough = Es reicht für { $most } Plätze: Jeder braucht { $hand } Karten und einen Darsteller.
deck-too-small = Ein Match braucht für jeden Platz { $hand } Karten und einen Darsteller: { $needed } Karten für { $fewest } Plätze. Kombiniere es mit einem anderen Deck: -o decks=house+{ $deck }

# Was am Tisch getippt werden kann; die englischen Wörter gelten in jeder Sprache
word-help = hilfe
word-hint = tipp
word-log = verlauf
word-rules = regeln
word-undo = zurück
word-back = neu
word-save = sichern
word-quit = ende
word-read = lesen
word-call = titel
words-yes = j ja
words-no = n nein

# Am Tisch
you = (du)
more = Enter: mehr · q: zurück zum Tisch >{" "}
read = Enter: weiter >{" "}
curtain = Der Tisch ist verdeckt. { $name }, du bist dran.
curtain-up = Drücke Enter, wenn sonst niemand zusieht >{" "}
refused = { $sentence } (mehr: regeln { $rule })
undone = Deine letzte Entscheidung ist zurückgenommen.
hint = Die Faustregel rät: { $decision }
saved = Gespeichert in { $file }. Später weiter mit: { $command }
not-saved = Das Spiel wurde nicht gespeichert.
is-saved = Das Spiel ist gespeichert in { $file }.
file-exists = Die Datei { $file } gibt es schon. Nimm einen anderen Namen: sichern NAME
cannot-save = Das Spiel lässt sich nicht in { $file } speichern: { $reason }.
save-first = Das Spiel vorher in { $file } speichern?
mean-it = Willst du das wirklich? j, oder Enter, um neu zu wählen >{" "}
save-answer = j für Ja, n für Nein, Enter zum Weiterspielen >{" "}
how-to-answer = Antwort oder kurz: { $example } · ? Hilfe · tipp verlauf regeln { $undo ->
        [1] zurück sichern ende
       *[0] sichern ende
    }
not-understood = Erwartet: { $choices } oder eine Entscheidung wie { $example }; getippt: „{ $typed }“.
a-number = eine Zahl von { $first } bis { $last }
some-numbers = Zahlen von { $first } bis { $last } mit Leerzeichen dazwischen
how-to-go-back = Antwort · neu: noch einmal von vorn · ? Hilfe
ask-value = { $key }: ({ $choices })
help-seed = Faires Austeilen
seed =
    Aller Zufall kommt aus einem Startwert mit diesem SHA-256-Hash; die
    Aufzeichnung wird ihn zeigen.
    { $commitment }
help-legend = Auf dem Brett
help-notation = Entscheidungen, kurz geschrieben
help-commands = Weitere Wörter
commands =
    ?          diese Hilfe
    tipp       was die Faustregel rät
    verlauf    alles, was bisher geschehen ist
    regeln     die Regeln; regeln 11 zeigt eine davon
    zurück     deine letzte Entscheidung zurücknehmen: unter Bots immer; unter
               Menschen, solange niemand sonst sie gesehen hat (eine Karte auf
               dem Tisch gilt als gesehen)
    neu        mitten in einer Entscheidung neu wählen
    sichern    das Spiel speichern; sichern DATEI bestimmt, wo
    ende       aufhören
    (Enter)    den Tisch neu zeichnen
no-texts = Die Karten dieses Spiels haben keine Texte.
no-such-card = Erwartet wird der Name einer Karte, die du siehst, nicht „{ $typed }“.
no-titles = In diesem Spiel gibt es keine Titel.

# Das Ende
game-over = Partie { $number } von { $games } ist vorbei.
won-together = { $players ->
        [one] Du hast gewonnen.
       *[other] Ihr habt gewonnen, alle zusammen.
    }
lost-together = { $players ->
        [one] Du hast verloren.
       *[other] Ihr habt verloren, alle zusammen.
    }
winners = { $winners ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
place = { $place }. { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
lines-of-game = Partie { $number }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
lines-of-match = Alle Partien zusammen
totals = Nach { $games } Partien:
total = { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

# Optionen eines Spiels
options-of-game = { $game }, für { $fewest } bis { $most } Personen. Das erste Regelwerk gilt, wenn nichts anderes gesagt wird.
option-means = { $name } ({ $rule }). { $meaning }
option-default = { $sentence } (Standard)

# Platz nehmen
which-game = Welches Spiel? Tippe Nummer oder Namen.
no-such-game = Erwartet wird eine Zahl von 1 bis { $games } oder der Name eines Spiels, nicht „{ $typed }“.
bot-names = Burke, Hare, Lenore, Ezra, Mina, Silas
bad-humans = Erwartet werden 0 bis { $players } Menschen, nicht { $humans }.
bad-bots = Erwartet werden höchstens { $seats } Bots für die Plätze ohne Menschen, nicht { $bots }.
bad-names = Erwartet werden bis zu { $players } Namen, nicht { $names }.
same-names = Erwartet werden verschiedene Namen; { $name } kommt zweimal vor.
gone = Die Eingabe ist zu Ende; das Spiel hört hier auf. Es wurde nicht gespeichert.
interrupted = Abgebrochen; was vorher nicht gespeichert wurde, ist verloren.
keep-record = Die Aufzeichnung in { $file } behalten? (j für Ja, Enter für Nein) >{" "}
yes-or-no = Erwartet wird j, n oder Enter, nicht „{ $typed }“.
record-kept = Gespeichert in { $file }. Zum Prüfen: { $command }
hint-over = Dieses Match ist vorbei: Es gibt nichts mehr zu entscheiden.
hint-which = Mehrere Plätze haben zu entscheiden, und keiner darf erfahren, was ein anderer weiß: Nenne deinen mit --seat ({ $seats }).
hint-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden; gefragt sind: { $seats }.

# Prüfen und Nachspielen
no-scenarios = Erwartet werden Dateien mit Szenarien, gefunden wurde keine.
scenario-holds = { $file }: stimmt: { $title }
checked = { $scenarios ->
        [one] Ein Szenario
       *[other] { $scenarios } Szenarien
    }: { $wrong ->
        [0] Alles stimmt.
        [one] Eines stimmt nicht.
       *[other] { $wrong } stimmen nicht.
    }
holds = { $file }: Die Aufzeichnung stimmt. { $decisions ->
        [one] Eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }, Startwert wie zugesagt durch { $commitment }.
does-not-hold = { $file }: { $sentence }
bad-seat = Erwartet wird ein Platz von 1 bis { $players }, nicht { $seat }.
replaying = { $game } ({ $rules }): { $names }
game-number = Partie { $number } von { $games }
goes-on = Das Match ist nicht vorbei: { $players ->
        [one] Zu entscheiden hat { $names }.
       *[other] Zu entscheiden haben { $names }.
    }
analysing = Analyse: { $game }
chances-each = Jede Linie ist aus der Sicht dieser Person bei ihren eigenen Entscheidungen berechnet; zusammen müssen sie nicht 100 % ergeben.
swing = Entscheidung { $number }, { $name } – { $made }
swing-since = Die Siegchance von { $name } war { $before } bei der vorigen Entscheidung von { $name } und { $chance } bei dieser; darin steckt, was andere dazwischen getan haben.
swing-since-together = Eure Siegchance war { $before } bei der vorigen Entscheidung und { $chance } bei dieser; darin steckt, was die vorige gebracht hat.
swing-better = Bei dieser Entscheidung allein hätte der Bot vorgezogen: { $best } – nach seiner Schätzung { $cost } besser.
swing-believed = Damals zu vermuten:
guess-true = { $what }, { $likely } – stimmt
guess-false = { $what }, { $likely } – stimmt nicht
nothing-to-analyse = Erwartet wird ein Match mit Entscheidungen; in diesem wurde nichts entschieden.
no-swings = Es gibt nichts zu vergleichen: Niemand hatte zweimal eine Wahl.
believed = Er vermutet (mit Wahrscheinlichkeiten):
belief = { "  " }{ $what }, { $likely }
nothing-believed = Über Verborgenes vermutet er nichts Besonderes.
spoken = { $decision }: { $words }
hint-for = { $name }: { $asked } – { $decision }

# Der Tischserver
serving = Der Tischserver antwortet unter { $address } – beenden mit Strg-C.
backed-up = Die Datenbank ist kopiert nach { $file }.

# Ein eigenes Spiel
game-made = Das Gerüst eines Spiels liegt in { $folder }.
    Installieren mit pip install -e { $folder }, spielen mit lychgate play { $name }, prüfen mit lychgate check-game { $name }.
step-words = Nachrichten
step-rules = Regeln
step-scenarios = Szenarien
step-interpreted = Konformitätstests, interpretiert
step-compiled = Konformitätstests, übersetzt
left-to-do = { $left ->
        [0] Es ist nichts mehr zu tun.
        [one] Es ist noch eine Sache zu tun.
       *[other] Es sind noch { $left } Dinge zu tun.
    }

# Lessons
word-skip = überspringen
learn-chapter = [{ $number }/{ $chapters } { $title }]
learn-read = Enter: weiter · überspringen: zum nächsten Kapitel · ende: aufhören
learn-quit = Bis zum nächsten Mal. Mit `lychgate learn` und --chapter kannst du bei jedem Kapitel wieder anfangen.
learn-not-saved = Eine Lektion hat keine Aufzeichnung, die man sichern könnte.
learn-done = Das war alles: Jetzt weißt du, wie gespielt wird. `lychgate play` beginnt eine Partie.
score-goes-on = Das Spiel ist nicht vorbei: Es gibt noch keine Punkte.
no-such-chapter = Erwartet wird ein Kapitel von 1 bis { $chapters }, nicht { $chapter }.

# Rätsel
puzzle-asked = Rätsel, Grad { $grade } von 3: Was würdest du spielen?
puzzle-right = Richtig: { $decision }. Das gewinnt { $wins } von 100 vorgestellten Partien.
puzzle-wrong = Nein: { $decision } gewinnt { $wins } von 100 vorgestellten Partien, { $best } dagegen { $most }.
puzzle-next = Enter geht weiter, „ende“ hört auf.
puzzle-quit = Bis zum nächsten Mal.
puzzle-count = Gelöst: { $solved } von { $tried }.
puzzle-no-hint = In einem Rätsel gibt es eine Antwort, und niemand hilft.
puzzle-not-saved = Ein Rätsel hat keine Aufzeichnung, die man sichern könnte.
no-such-puzzle = Erwartet wurde ein Rätsel von { $game }, aber keines hat diesen Grad und diese Kennung.

# Einen Server betreuen
admin-no-token = Das Admin-Token des Servers wird in { $variable } erwartet oder in einer Datei, die --config nennt; es fehlt.
admin-bad-server = Erwartet wird die URL des Servers, etwa https://play.example, nicht „{ $server }“.
admin-plain = Für einen Server auf einem anderen Rechner wird https erwartet, nicht { $server }: Das Token würde unverschlüsselt gesendet.
admin-no-answer = { $server } antwortet nicht: { $reason }.
admin-no-lychgate = Bei { $server } antwortet etwas anderes als ein Lychgate-Server.
admin-nothing = Nichts gefunden.
admin-closed = Tisch { $table } ist geschlossen.
admin-banned = gesperrt
admin-banned-now = Die Sperre { $ban } gilt ab jetzt.
admin-lifted = Die Sperre { $ban } ist aufgehoben.
admin-exported = { $file } enthält die Daten des Gastes.
admin-sure = Gast { $guest } mit allen Namen löschen? Das lässt sich nicht rückgängig machen.
admin-deleted = Gast { $guest } ist gelöscht; in den Matches steht „{ $pseudonym }“.
admin-left = Tisch { $table } war nicht zu erreichen: Lösche den Gast noch einmal.
admin-handled = Meldung { $report } ist erledigt.
