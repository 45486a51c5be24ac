### Outer Space beim Spielen lernen, auf Deutsch. Wann was gesagt wird, steht in den Kapiteln neben dieser Datei.

chapter-cast = Einen Film besetzen
cast-welcome = Du drehst den schlechtesten Film aller Zeiten, und die anderen auch. Das ist deiner, bisher mit einer einzigen Rolle. Am Ende gewinnt der Film, der am meisten wert ist.
cast-task = Darsteller kommen in deinen Film, und jeder bringt seinen Wert mit. Spiele den Sheriff: Nimm die Karte, dann drücke auf „Spielen“.
cast-prop = Das ist eine Requisite, die kommt als Nächstes. Zuerst noch ein Darsteller: der Sheriff.
cast-creature = Ein Monster greift andere Filme an, aber in der ersten Runde wird niemand angegriffen. Spiele den Sheriff.
cast-end = Dein Zug ist noch nicht zu Ende: Du darfst so viele Karten spielen, wie du willst. Spiele den Sheriff.
cast-done = Der Sheriff ist 4 wert. Was du auch spielst, die anderen werden zuerst gefragt, ob sie es verhindern. Niemand hat es getan.

chapter-arm = Ausrüsten und einrichten
arm-task = Requisiten machen Darsteller stärker. Spiele die Fackel.
arm-later = Die Sternwarte kommt gleich. Zuerst die Fackel.
arm-end = Noch nicht. Spiele die Fackel.
arm-whom = Wer bekommt sie? Wähle einen deiner beiden Darsteller.
arm-own = Das würde einem anderen Film helfen. Wähle etwas in deinem eigenen.
arm-location = Ein Darsteller bekommt in einem Zug nur eine neue Requisite. Aber ein Film hat auch einen Drehort, und der zählt mit. Spiele die Sternwarte.
arm-not-yet = Was deinem Film fehlt, ist die Sternwarte. Spiele sie.
arm-where = Auf welchen Film? In der ersten Runde spielst du nur auf den eigenen; später darf ein Drehort auf jeden, ein guter am besten auf den eigenen, einer mit einem Minus auf einen anderen. Er ersetzt den alten.
arm-done = Alles zusammen ist der Wert deines Films: was er am Ende zählt und womit er sich gegen Angriffe verteidigt.

chapter-attack = Angreifen
attack-task = Ab der zweiten Runde greifen Monster an. Der Android hat den Angriffswert 12; der andere Film verteidigt sich mit allem, was dort liegt. Spiele den Androiden.
attack-chicken = Das Huhn ist eine Requisite für deinen Sheriff. Greife zuerst an: Spiele den Androiden.
attack-end = Dein Zug ist noch nicht zu Ende: Spiele den Androiden.
attack-whom = Wähle den Film, der angegriffen wird.
attack-film = Dieser Film kann nicht angegriffen werden. Wähle den anderen.
attack-window = Es steht 12 gegen 9, denn der Roboter zählt gegen einen anderen Roboter 6: So steht es auf seiner Karte. Jetzt dürfen alle Spezialeffekte spielen, du auch: Alle werden zugleich gefragt, und niemand sieht, wer worüber nachdenkt. Du hast keinen. Passe.
attack-pass = Es reicht, dieses eine Mal zu passen. Drücke auf „Passen“.
attack-prop = Das Gummihuhn rettet einen Film, in dem es liegt, und Requisiten spielt man nur im eigenen Zug, vor dem Angriff.
attack-victim = Der Angriff ist mindestens so hoch wie die Verteidigung: Er gelingt. Du wählst, wer stirbt.
attack-other = Wähle einen Darsteller des Films, den du angegriffen hast.
attack-done = Weg, mit allem, was darunter lag. Der Android wird abgelegt, auch wenn ein Angriff misslingt; angreifen darfst du mit so vielen Kreaturen, wie du hast. Greife an, wo es reicht; die Spezialeffekte auf deiner Hand zählen mit. Ein starker Film wird seltener angegriffen: Rüste deinen aus.

chapter-prevent = Verhindern
prevent-attack = Jetzt die anderen: Ein Android wird auf deinen Film losgelassen! Einem Angriff von 12 hält dein Film nicht stand. Aber bevor eine Karte wirkt, kann sie verhindert werden.
prevent-task = Der Anschlussfehler verhindert jede Karte. Spiele ihn jetzt.
prevent-pass = Dann kommt der Android, und der Sheriff stirbt. Du hast eine Karte, die das verhindert: den Anschlussfehler.
prevent-done = Der Android hat nichts bewirkt und liegt auf dem Ablagestapel. Auch auf eine Antwort kann geantwortet werden, wenn jemand so eine Karte hat. Gefragt wirst du immer, was du auch hast: So verrät es niemandem etwas.

chapter-credits = Der Abspann
credits-values = Dein Film ist viel mehr wert als der andere. Jetzt ist der richtige Moment für den Schluss: Ab der dritten Runde darfst du den Abspann in deinem Zug spielen, wenn du ihn hast und ein Darsteller in deinem Film ist.
credits-task = Spiele „Ende“.
credits-chicken = Das ginge, aber mit dem Abspann gewinnst du jetzt die Partie. Spiele „Ende“.
credits-end = Wenn du wartest, greift dich jemand an. Spiele „Ende“.
credits-done = Niemand hat ihn verhindert: Du machst den Zug fertig, dann ist die Partie aus. Den Abspann spielt, wer vorn liegt; wer hinten liegt, behält am besten eine Karte, die ihn verhindert.

chapter-play = Der Rest eines Films
play-turn = Jetzt spiele weiter, zu dritt. In deinem Zug wird deine Hand auf sechs Karten aufgefüllt, du spielst, was du willst, und am Ende darfst du eine ablegen, die du nicht brauchst. Spezialeffekte dürfen alle in jedem Angriff und am Ende jedes Zuges spielen, du in deinem eigenen jederzeit; was sie tun, steht auf der Karte.
play-cards = Spiele sofort, was deinem Film hilft oder die anderen schwächt. Was eine Karte verhindert oder einen Angriff verändert, behalte, bis es einen entscheidet. Auch Karten im Film lassen sich manchmal einsetzen: Was deinen rettet, dann, wenn ein Angriff gelänge.
play-traits = Wasserwesen greifen nur Filme ohne Drehort oder mit einem am Wasser an, und Waffen nützen nichts gegen einen Schwarm. Ein Film ohne Darsteller kann nicht angegriffen werden. Zwei Drehorte lassen sich kombinieren, wenn es auf einer der Karten steht, und Requisiten kannst du auch anderen Filmen geben. Ein Abspann, der verhindert wird, kommt auf den Ablagestapel, und das Spiel geht weiter.
play-title = Die Filme haben einen gemeinsamen Titel aus den kleinen Wörtern unten auf den Karten; hier fehlt er noch. Am Ende zählt jede Karte in deinem Film oder auf deiner Hand, deren Wort im Titel steht, 5 Punkte: Lege sie nicht ab. Ein verrückter Killer ist ein Darsteller, den du auch angreifen lassen darfst, einmal.
play-on = Den Abspann hast du schon: Mach deinen Film zum besten, schwäche die anderen und mach dann Schluss. Die Partie endet auch mit dem Zug dessen, der die letzte Karte vom Stapel zieht. Ein Bot gibt dir einen Tipp, wann immer du ihn fragst. Action!
