### Die Hilfe der Befehle für Spielerinnen und Spieler, auf Deutsch. Englisch steht sie bei den Befehlen selbst.

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele:
help-default = { $text } [Standard: { $default }]

command-play = Im Terminal spielen, gegen Bots oder mit anderen am selben Bildschirm.

    Mehrere Menschen wechseln sich vor dem Bildschirm ab; dazwischen ist der Tisch verdeckt. Alles Weitere erfährst du unterwegs: Tippe am Tisch ein ?.
command-learn = Ein Spiel beim Spielen lernen, in kleinen Schritten, und danach die zweite Hälfte einer Partie gegen leichte Bots.
command-puzzle = Rätsel lösen: Augenblicke aus Partien, in denen eine Entscheidung deutlich besser ist als die anderen.
command-rules = Die Regeln eines Spiels lesen, oder eine davon.
command-score = Einen echten Tisch auszählen: Die Datei sagt, was dort liegt und, wenn etwas geschieht, was entschieden wird (docs/scenarios.md).

    Gelesen werden nur `[given]` und die Entscheidungen von `[when]`. Alles, was zählt, muss angegeben sein.
command-options = Regelwerke und Optionen eines Spiels zeigen, mit Werten und Standard.
command-cards = Die Karten der Decks eines Spiels zeigen: Namen, Werte, Eigenschaften, was sie tun, und den Spruch zum Vorlesen.
command-hint = Einen Bot fragen, wie er sich in einem gespeicherten Match entscheiden würde, am Platz von jemandem, der gefragt ist.

    Er weiß, was dieser Platz wissen darf, und sonst nichts; ebenso, wer es liest. Ein Bot, der vorausdenkt, nennt die Züge, die er erwogen hat, wie lange er über jeden nachgedacht hat und was er davon erwartet.
command-analyse = Ein gespeichertes Match noch einmal durchdenken: Siegchancen, was verschenkt wurde, die größten Umschwünge.

    Bei jeder Entscheidung weiß der Bot, was der Platz wissen konnte, der sie traf, und sonst nichts.
command-replay = Ein aufgezeichnetes Match noch einmal erzählen oder prüfen.

    --verify endet mit 1, wenn die Aufzeichnung nicht stimmt: wenn ihr Startwert nicht zu dem Hash passt, der vor dem Austeilen gezeigt wurde, wenn eine Entscheidung nicht erlaubt ist oder wenn die Punkte nicht die sind, zu denen die Entscheidungen führen.

param-help = Diese Hilfe zeigen.
param-game = Der Name eines Spiels.
param-players = Wie viele mitspielen. [Standard: 4, wenn das Spiel es erlaubt]
param-humans = Wie viele Menschen; sie bekommen die ersten Plätze. 0: zusehen.
param-bots = Bots mit Namen: einer für alle oder einer je Platz, mit Kommas dazwischen.
param-names = Die Namen der Mitspielenden, mit Kommas dazwischen.
param-play-rules = Ein Regelwerk des Spiels, etwa french.
param-option = Eine Option des Spiels; auch mehrmals.
param-games = Wie viele Partien zusammengezählt werden.
param-seed = Eine Zahl, die das Austeilen und die Bots festlegt.
param-entropy = Ein eigener Text, der in das Austeilen eingeht.
param-resume = Ein gespeichertes Match fortsetzen.
param-pace = Wie viele Sekunden nach der Entscheidung eines Bots gewartet wird.
param-plain = Zeile für Zeile statt auf dem ganzen Bildschirm.
param-lang = Die Sprache: en, de, fr oder it. [Standard: die des Systems]
param-rule = Eine Regel, mit Kennung oder Nummer.
param-cards-lang = Eine Sprache der Decks: en, de, fr oder it.
param-deck = Nur ein Deck, mit seinem Namen.
param-kind = Nur eine Sorte, etwa creature.
param-find = Nur Karten, auf denen dieser Text steht.
param-sheet = Eine Seite zum Drucken und Ausschneiden schreiben.
param-check = Ein eigenes Deck prüfen und seine Karten zeigen.
param-file = Ein gespeichertes Match.
param-hint-seat = Der Platz, der beraten wird. [Standard: der einzige, der zu entscheiden hat]
param-hint-bot = Der Bot, der gefragt wird.
param-beliefs = Auch nennen, was er über verdeckte Karten vermutet.
param-as_json = JSON ausgeben, für Programme.
param-analyse-bot = Die Stärke des Bots.
param-replay-seat = Zeigen, was dieser Platz gesehen hat. [Standard: was alle sehen konnten]
param-verify = Stattdessen Startwert, Austeilen und jede Entscheidung prüfen.
param-commitment = Mit --verify: der Hash, der vor dem Austeilen gezeigt wurde.
param-sealed = Mit --verify: die versiegelte Aufzeichnung, die während des Matches verwahrt wurde.
param-chapter = Das Kapitel, mit dem begonnen wird.
param-grade = Nur die eines Grades: 1, 2 oder 3; 0: alle.
param-number = Ein einzelnes Rätsel, nach seiner Kennung.
param-score-file = Was auf dem Tisch liegt, wie in einem Szenario; -: Standardeingabe.
