### Was das Brett von Graverobbers außer der Geschichte sagt.

hand = { $cards ->
        [one] eine Handkarte
       *[other] { $cards } Handkarten
    }
pile = { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }
graves = Die Gräber
goals = Ziele
return-goal = Zurückgeben: { $goal }
round = Runde { $round } von { $rounds }
last-heading = Gleich ist Schluss!
last = { $why ->
        [intact] Vier Gräber sind unversehrt: Die Partie endet mit { $early_end ->
            [turn] diesem Zug
           *[round] dieser Runde
        }.
        [ransacked] Vier Gräber sind geplündert: Die Partie endet mit { $early_end ->
            [turn] diesem Zug
           *[round] dieser Runde
        }.
       *[round] Das ist die letzte Runde.
    } Gräber, die nicht voll sind, werden dann gewertet, wie sie liegen.
judged = { $intact } unversehrt, { $ransacked } geplündert
spies = Eingesetzte Spione:
uses = Was der Bobby tun soll
use-lay = An ein Grab legen
use-spy = Spionieren
accuse-card = Deine Anklagekarte
may-accuse = hat die Anklagekarte noch
has-accused = hat { $player } angeklagt
accused-by = angeklagt von { $player }
accuse-this = { $player } anklagen
first = beginnt diese Runde
chosen = hat gewählt
note-returned-goal = { $open_hands ->
        [true] {""}
       *[false] (das siehst nur du)
    }

grave-open = Grab { $grave }, { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    }. Bekannt: Verteidigungswert { $defence }, Räuberwert { $robbery }.
grave-intact = Grab { $grave } ist unversehrt: Verteidigungswert { $defence }, Räuberwert { $robbery }.
grave-ransacked = Grab { $grave } ist geplündert: Verteidigungswert { $defence }, Räuberwert { $robbery }.
grave-turned = Gedreht, weil Runde { $round } vorbei ist (GR-23); sonst bedeutet es nichts.
act-lay-up = { $card } offen hierher legen.
act-lay-down = { $card } verdeckt hierher legen.
act-spy = Mit { $card } hier spionieren.
act-no = { $card } darf nicht hierher.
column = Karten an Grab { $grave }, die dem Grab nächste zuerst
laid-up = { $place }: { $card }, gelegt von { $player }
laid-down = { $place }: verdeckt, gelegt von { $player }
laid-down-known = { $place }: verdeckt, dir bekannt: { $card }, gelegt von { $player }
spy-here = Die neueste Karte an Grab { $grave } aufdecken
up = offen
down = verdeckt
pick-first = Wähle zuerst eine Handkarte.

accusing = Anklage!
accusing-after = Grab { $grave } wurde geplündert.
others-accuse = { $player } sieht sich am Tisch um …
accuse-stakes = Ist am Ende ein schwarzes Ziel der angeklagten Person erfüllt: 3 Punkte für dich, 2 Abzug für sie. Wenn nicht: 1 Abzug für dich, 1 Punkt für sie.

do-done = Zug beenden
do-keep = Niemanden anklagen

## Tasten
key-lay = den gewählten Bobby legen
key-spy = den gewählten Bobby spionieren lassen

## Moments that reveal something
hush-accused = { $player } zeigt auf …
hush-grave = Was liegt an diesem Grab verborgen?
## Wie das Spiel geht, und was jedes Zeichen bedeutet
guide-goal = Behalte bis zum Ende die richtigen Karten auf der Hand. Sind mindestens vier der sieben Gräber geplündert, zählen Räuber auf deiner Hand für dich und Detektive gegen dich, sonst umgekehrt. Dazu bringen zwei geheime Ziele Punkte: Schwarze zählen, wenn ihre Gräber geplündert sind, weiße, wenn sie unversehrt sind.
guide-turn =
    Lege eine Handkarte an ein Grab oder zwei an zwei verschiedene Gräber. Auf eine offene Karte folgt eine verdeckte und umgekehrt.
    Die Räuber an einem Grab ergeben zusammen seinen Räuberwert, die Detektive und so viele Bobbys, wie Detektive da sind, seinen Verteidigungswert.
    { $spy ->
        [first] Statt der ersten Karte kannst du einen Bobby als Spion abwerfen und die neueste Karte eines Grabes aufdecken; danach legst du eine Karte.
       *[either] Ein Bobby kann stattdessen spionieren: Wirf ihn ab und decke die neueste Karte eines Grabes auf. Ist er deine erste Karte, musst du danach noch eine legen.
    }
guide-end =
    Mit der siebten Karte wird ein Grab gewertet: Ist der Räuberwert höher als der Verteidigungswert, ist es geplündert, sonst unversehrt.
    Wird eines geplündert, darfst du wie alle anderen jemanden anklagen, einmal in der Partie: Ist am Ende ein schwarzes Ziel dieser Person erfüllt, bekommst du 3 Punkte, und sie verliert 2; wenn nicht, verlierst du 1, und sie bekommt 1.
    Die Partie endet mit der letzten Runde oder mit { $early_end ->
        [turn] dem Zug, in dem
       *[round] der Runde, in der
    } das vierte Grab unversehrt bleibt oder das vierte geplündert wird. Gräber, die nicht voll sind, werden dann gewertet, wie sie liegen. Bei Gleichstand gewinnt, wer weniger Handkarten hat.
sign-robber = Ein Räuber zählt mit seiner Zahl zum Räuberwert seines Grabes. Auf der Hand zählt er für dich, wenn der Friedhof verwüstet wird, sonst gegen dich.
sign-detective = Ein Detektiv zählt mit seiner Zahl zum Verteidigungswert seines Grabes. Auf der Hand zählt er für dich, wenn der Friedhof bewahrt bleibt, sonst gegen dich.
sign-bobby = Ein Bobby verteidigt nur neben Detektiven: Es zählen so viele Bobbys, wie Detektive am Grab liegen, zuerst die, die ihm am nächsten sind. Oder er spioniert. Zwei Bobbys auf der Hand sind am Ende einen Punkt wert.
sign-hidden = Eine verdeckte Karte: Nur wer sie gelegt hat, kennt sie; das Zeichen darauf sagt, wer das war. Ist sie schraffiert, hast du sie gelegt und kennst sie. Aufgedeckt wird sie durch einen Spion oder bei der Wertung.
sign-tally = Was bisher bekannt ist: links der Verteidigungswert, rechts der Räuberwert. +? steht für Karten, die du nicht kennst. Das Grab bleibt unversehrt, wenn am Ende der Verteidigungswert mindestens so hoch ist wie der Räuberwert.
sign-open = An ein noch nicht gewertetes Grab passen sieben Karten; mit der siebten wird es gewertet.
sign-intact = Dieses Grab ist unversehrt: Der Verteidigungswert war mindestens so hoch wie der Räuberwert.
sign-ransacked = Dieses Grab ist geplündert: Der Räuberwert war höher als der Verteidigungswert. Sind es vier, ist der Friedhof verwüstet.
sign-turned = Ein liegender Stein zählt die Runden, die vorbei sind. Sonst bedeutet er nichts.
sign-round = Die laufende Runde, von allen. Nach jeder Runde wird ein Grabstein auf die Seite gedreht, wie mit den Karten am Tisch; das Grab bleibt ein Grab wie jedes andere.
sign-last = Die Partie endet mit der letzten Runde oder früher, wenn vier Gräber unversehrt oder vier geplündert sind. Dann zählt, was du noch auf der Hand hast.
sign-black = Ein schwarzes Ziel bringt seine Punkte, wenn beide Gräber geplündert sind; 4+: wenn es mindestens vier sind. Wer eines erfüllt, kann aber zu Recht angeklagt werden.
sign-white = Ein weißes Ziel bringt seine Punkte, wenn beide Gräber unversehrt sind; 4+: wenn der Friedhof bewahrt bleibt.
sign-accuse = Die Anklagekarte, einmal in der Partie, nachdem ein Grab geplündert wurde: Ist am Ende ein schwarzes Ziel der angeklagten Person erfüllt, verliert sie 2 Punkte, und wer sie angeklagt hat, bekommt 3. Wenn nicht, bekommt sie 1, und wer sie angeklagt hat, verliert 1.
sign-first = Die Laterne ist die Startspielerkarte: Dieser Platz beginnt die Runde. Nach jeder Runde wandert sie einen Platz nach links.
sign-hand = So viele Karten sind auf dieser Hand. Was am Ende noch da ist, zählt.
sign-do-done = Eine zweite Karte musst du nicht spielen.
sign-do-keep = Du behältst die Anklagekarte für ein späteres Grab. Behältst du sie bis zum Ende, zählt sie nichts.

## The end, in three sentences
story-graves = { $ransacked ->
        [0] Von { $all } Gräbern wurde keines geplündert.
        [one] Von { $all } Gräbern wurde eines geplündert.
       *[other] Von { $all } Gräbern wurden { $ransacked } geplündert.
    }
story-accused = { $count ->
        [0] Niemand wurde angeklagt.
        [one] Mit dem Finger gezeigt wurde auf { $players }.
       *[other] Die meisten Anklagen, nämlich { $count }, trafen { $players }.
    }
story-spies = { $count ->
        [0] Niemand hat einen Spion geschickt.
        [one] Ein Spion schlich zwischen den Steinen umher.
       *[other] { $count } Spione schlichen zwischen den Steinen umher.
    }
