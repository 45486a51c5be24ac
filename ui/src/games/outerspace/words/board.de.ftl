### Was das Brett von Outer Space außer der Geschichte und den Karten sagt.

hand = { $cards ->
        [one] eine Handkarte
       *[other] { $cards } Handkarten
    }
screen = Die Leinwand
films = Die Filme
film-of = Film von { $player }
film-facts = Film von { $player }, Wert { $value }, { $characters ->
        [0] keine Darsteller
        [one] ein Darsteller
       *[other] { $characters } Darsteller
    }.
look-film = Den Film von { $player } ansehen.
characters-of = Darsteller im Film von { $player }
no-characters = In diesem Film ist noch niemand.
only-others = Sie kann nur zu den Filmen der anderen.
no-location = kein Drehort
in-film = Im Film
laid-aside = Beiseitegelegt, für Punkte am Ende
known-in-hand = Bekannt auf der Hand
no-cards = Hier sind keine Karten.
noted = { $points ->
        [one] ein Punkt notiert
       *[other] { $points } Punkte notiert
    }
round = Runde { $round }
pile = { $cards ->
        [0] keine Karte mehr im Stapel
        [one] noch eine Karte im Stapel
       *[other] noch { $cards } Karten im Stapel
    }
discard = Ablagestapel: { $cards }
discard-pile = Ablagestapel
credits-delayed = { $turns ->
        [one] noch einen Zug lang kein Abspann
       *[other] noch { $turns } Züge lang kein Abspann
    }
ending = Das Ende naht!
last-card = { $player } hat die letzte Karte gezogen und beendet die Partie mit dem nächsten Zug
aloud = Sprüche vorlesen

attack = Angriff
defence = Verteidigung
quoted = „{ $line }“

act-choose = Wählen: „{ $card }“.
act-kill = „{ $card }“ stirbt.
act-move = Weitergeben: „{ $card }“.
act-send = Angreifen lassen: „{ $card }“.
act-put = Spielen auf „{ $card }“.
act-play-here = Hier spielen.
act-film = Diesen Film wählen.
act-hand = Die Hand von { $player } wählen.
use = Nutzen
play-it = Spielen
discard-it = Ablegen
why-not = Warum nicht?

retitle = Film umbenennen
retitle-heading = Wie der Film heißt
retitle-text = Der Titel des Films
retitle-do = So nennen
retitle-another = Anderer Vorschlag
retitle-proposed = Wie zuerst vorgeschlagen
title-heading = Ein Titel für den Film
title-how = Schlage so viele der sechs Wörter vor, wie du magst; Karten mit einem Wort des Titels geben am Ende 5 Punkte. Ein Wort kommt hinein, wenn die meisten es wollen; bei Gleichstand entscheidet, was der Startspieler vorschlägt.
title-words = Wörter der sechs Karten
title-propose = Diesen Titel vorschlagen
title-waiting = Die anderen denken noch über einen Titel nach.
tagline = Demnächst auf einem Acker in deiner Nähe
now-casting = Das Casting läuft!
film-by = Gewonnen hat: ein Film von { $directors }
starring = mit { $cast }

duel = „{ $creature }“ greift den Film von { $player } an
versus = gegen
gets-through = Nach jetzigem Stand ist der Angriff erfolgreich.
held-off = Nach jetzigem Stand scheitert der Angriff.
effects-played = In diesem Angriff gespielte Spezialeffekte
being-played = Wird gespielt, die neueste Karte zuletzt
who-plays = { $player } spielt
who-uses = { $player } nutzt
who-answers = { $player } antwortet mit

window-preventing = Alle dürfen es verhindern.
window-attack = Alle dürfen sich einmischen.
window-between = Bevor der Zug weitergeht: Die anderen dürfen Spezialeffekte spielen.
window-last-chance = Der Zug endet: letzte Gelegenheit für alle.
answered-pass = Du passt.
answered-card = Deine Antwort: „{ $card }“
seconds-left = { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
wishes = Passen und mich erst wieder fragen …
end-and-wish = Beenden und mich erst wieder fragen …
wishes-less = Mich seltener fragen …
wish-this-turn = im nächsten Zug
wish-until-attacked = wenn mich ein Angriff erwischen würde
wish-until-touched = wenn mein Film berührt wird
wish-until-own-turn = wenn ich dran bin
wish-until-credits = wenn der Abspann läuft
wished-this-turn = Für den Rest dieses Zuges passt du automatisch.
wished-until-attacked = Du passt automatisch, bis dich ein Angriff erwischen würde.
wished-until-touched = Du passt automatisch, bis eine Karte deinen Film berührt.
wished-until-own-turn = Du passt automatisch, bis du dran bist.
wished-until-credits = Du passt automatisch, bis der Abspann läuft.

known = { $cards ->
        [one] eine bekannt
       *[other] { $cards } bekannt
    }
film-value = Film { $value }
proposed = hat vorgeschlagen
proposing = denkt nach
proposing-you = wähle unten
dealer = hat gegeben

do-end = Zug beenden
do-pass = Passen
do-replace = Ersetzen
do-combine = Kombinieren

## Tasten
key-play = die gewählte Karte spielen oder fragen, warum das nicht geht
key-wishes = passen und weiter passen: in diesem Zug, bis du angegriffen wirst, bis dein Film berührt wird, bis du dran bist, bis zum Abspann
key-discard = den Ablagestapel durchsehen
key-rename = den Film umbenennen
key-aloud = Sprüche vorlesen lassen oder nicht

## Wie das Spiel geht, und was jedes Zeichen bedeutet
guide-goal = Drehe den besten Film. Er ist so viel wert wie die Zahlen auf Darstellern, ihren Requisiten und dem Drehort; jede Karte in deinem Film oder auf deiner Hand, deren Wort im Titel steht, bringt 5 Punkte dazu.
guide-turn = Ziehe auf sechs Karten nach. Dann spiele, was du willst: Darsteller in deinen Film, Requisiten, Drehorte – und Monster gegen die Filme der anderen. Ein Angriff, der mindestens so hoch ist wie die Verteidigung, tötet einen Darsteller. Alle dürfen mit Effekten antworten.
guide-end = Wer ab der dritten Runde den Abspann spielt und einen Darsteller im Film hat, beendet die Partie mit diesem Zug; sie endet auch, wenn die letzte Karte des Stapels gezogen ist. Wer die meisten Punkte hat, gewinnt.
sign-character = Ein Darsteller zählt mit seiner Zahl zur Verteidigung und zum Wert deines Films und darf Requisiten haben.
sign-prop = Eine Requisite liegt unter einem Darsteller und zählt mit ihrer Zahl dazu; jeder Darsteller bekommt in einem Zug nur eine neue.
sign-location = Ein Drehort verändert den Film, in dem er liegt. Ein Film hat einen; ein neuer ersetzt ihn, wenn sich die beiden nicht kombinieren lassen.
sign-creature = Ein Monster greift einen anderen Film an. Ist seine Zahl mindestens so hoch wie dessen Verteidigung, stirbt dort ein Darsteller.
sign-effect = Ein Spezialeffekt tut, was auf ihm steht, auch wenn andere am Zug sind.
sign-credits = Der Abspann beendet die Partie mit deinem Zug: ab der dritten Runde, mit einem Darsteller im Film und wenn ihn niemand verhindert.
sign-attack = Der Angriff: dunkel mit gelber Zahl. Er muss mindestens so hoch sein wie die Verteidigung.
sign-defence = Die Verteidigung: hell mit dunkler Zahl. In deinem Film ist sie auch so viele Punkte wert.
sign-film-value = Was dieser Film jetzt wert ist und was ein Angriff auf ihn erreichen muss. Klicke oder tippe darauf, um alle seine Karten zu sehen.
sign-word = Das Wort der Karte, rot am unteren Rand: Steht es im Titel, bringt die Karte im Film oder auf der Hand 5 Punkte.
sign-wishes = Bis dahin passt du automatisch, auch bei deinen eigenen Angriffen. In deinem Zug spielst du weiter, was du willst. Niemand sonst sieht es.
in-title = Ihr Wort steht im Titel: 5 Punkte.
sign-pile = Der Stapel wird nie wieder aufgefüllt: Seine letzte Karte beendet die Partie.
sign-hand = So viele Karten sind auf dieser Hand; im eigenen Zug wird auf sechs nachgezogen.
sign-do-end = Deine Aktionen sind vorbei; die anderen können noch Effekte spielen, dann darfst du eine Karte ablegen.
sign-do-pass = Du spielst jetzt nichts. Spielt jemand anders etwas, wirst du wieder gefragt.
## The end, in three sentences
story-film = „{ $title }“ ist im Kasten.
