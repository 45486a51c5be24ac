### Graverobbers am Terminal: was das Brett außer der Geschichte des Spiels sagt.

title = Grabräuber
tagline = Sieben Gräber, geheime Ziele, Räuber und Polizei.
intro =
    Alle legen Räuber, Detektive und Bobbys an sieben Gräber. Liegen sieben Karten
    an einem, wird es gewertet: Überwiegt der Räuberwert, ist es geplündert, sonst
    bleibt es unversehrt. Die Partie endet nach 8 Runden (zu fünft und sechst nach
    6) oder wenn vier geplündert oder vier unversehrt sind. Sind am Ende vier oder
    mehr geplündert, ist der Friedhof verwüstet, sonst ist er bewahrt.

    Es zählt, was du auf der Hand BEHÄLTST. Verwüstet: Jeder Räuber bringt seine
    Zahl, jeder Detektiv kostet sie. Bewahrt: umgekehrt. Je zwei Bobbys sind 1
    Punkt. Dazu kommen deine zwei geheimen Ziele: Schwarze wollen geplünderte
    Gräber, weiße unversehrte.

    In deinem Zug spielst du eine Karte oder zwei, an zwei verschiedene Gräber. Die
    erste Karte an einem Grab liegt offen, die nächste verdeckt und so weiter im
    Wechsel. Ein Bobby zählt an einem Grab nur mit einem Detektiv. Oder du wirfst
    einen Bobby als Spion ab: Er deckt die neueste Karte eines Grabes auf, wenn sie
    verdeckt liegt, und du musst noch eine Karte dazu legen.

    Wird ein Grab geplündert, darfst du einmal in der Partie jemanden anklagen: 3
    Punkte, wenn die angeklagte Person am Ende ein schwarzes Ziel erfüllt hat,
    sonst minus 1.

headline = Grabräuber · Runde { $round } von { $rounds }
headline-over = Grabräuber · das Ende
row-cards = Karten
row-defence = Verteid.
row-robbery = Räuber
next-up = →offen
next-down = →verdeckt
fate-intact = unvers.
fate-ransacked = geplünd.
face-down = verdeckt
cards-in-hand = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
accuses = !{ $accused }
first-player = beginnt
your-hand = Deine Hand
hand-of = Hand von { $name }
your-goals = Deine Ziele
goal-points = { $goal } ({ $points } Punkte)
black-pair = schwarz: { $graves } geplündert ({ $points })
white-pair = weiß: { $graves } unversehrt ({ $points })
black-majority = schwarz: Friedhof verwüstet ({ $points })
white-majority = weiß: Friedhof bewahrt ({ $points })

# Entscheidungen in Teilen
choice-lay = { $card }
choice-spy = { $card } als Spion
choice-accuse = { $name } anklagen
choice-done = Zug beenden
choice-keep = niemanden anklagen
ask-grave = An welchem Grab? ({ $choices })

# Was man tippen kann
notation =
    R3@2     Räuber 3 an Grab 2 legen (R Räuber, D Detektiv, B Bobby)
    B1?5     Bobby 1 als Spion an Grab 5 abwerfen
    done     keine zweite Karte spielen
    !4       Platz 4 anklagen       keep   niemanden anklagen
    goal 2   das zweite deiner drei Ziele zurückgeben
legend =
    R3·2     Räuber 3, gelegt von Platz 2; so auch Detektive (D) und Bobbys (B)
    ░░·2     eine verdeckte Karte             (R3)·1   verdeckt, von dir gelegt
    →offen   so liegt dort die nächste Karte; 3+? ist 3 und was verborgen ist
    unvers., geplünd.   das Grab ist gewertet: unversehrt oder geplündert
    {"*"}        neu seit deiner letzten Wahl     ›        hier wird gerade entschieden
    !Hare    hat Hare angeklagt               beginnt  hat die Startspielerkarte
