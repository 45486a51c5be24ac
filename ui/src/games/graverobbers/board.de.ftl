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
column = Karten an Grab { $grave }, die nächste zuerst
laid-up = { $place }: { $card }, gelegt von { $player }
laid-down = { $place }: verdeckt, gelegt von { $player }
laid-down-known = { $place }: verdeckt, dir bekannt: { $card }, gelegt von { $player }
spy-here = Die neueste Karte an Grab { $grave } aufdecken
up = offen
down = verdeckt
pick-first = Wähle zuerst eine Handkarte.

accusing = Anklage!
you-accuse = Zeige oben auf jemanden oder behalte deine Karte.
others-accuse = { $player } sieht sich am Tisch um …

do-done = Zug beenden
do-keep = Niemanden anklagen

## Tasten
key-lay = den gewählten Bobby legen
key-spy = den gewählten Bobby spionieren lassen
