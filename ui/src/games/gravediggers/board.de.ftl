### Was das Brett von Gravediggers außer der Geschichte sagt.

hand = { $cards ->
        [one] eine Handkarte
       *[other] { $cards } Handkarten
    }
cemeteries = Die Friedhöfe
nobodys = herrenlos
closed = für immer geschlossen
nobody = niemand
cemetery = Friedhof { $cemetery }, { $owner }, { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    }.
cards-at = Karten an Friedhof { $cemetery }
lies-up = Stelle { $place }: { $card }
lies-known = Stelle { $place }: verdeckt, dir bekannt: { $card }; wer sie kennt: { $knowers }
lies-down = Stelle { $place }: verdeckt; wer sie kennt: { $knowers }
act-look = Ansehen:
act-turn = Aufdecken:
act-rob = Plündern:
act-lay = Die Karte hierher legen: { $card }.
tiles = Plättchen
tile-down = ein verdecktes Plättchen
pile = { $cards ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
notes-left = { $notes ->
        [0] keine Schuldscheine mehr da
        [one] noch ein Schuldschein da
       *[other] noch { $notes } Schuldscheine da
    }
final = Die letzten Plünderungen
pick-first = Wähle zuerst eine Handkarte.
behind-screen = Hinter deinem Schirm
notes-held = { $notes ->
        [one] und ein Schuldschein
       *[other] und { $notes } Schuldscheine
    }
money = Geld
screen = Geld hinter dem Schirm
note = Schuldschein
fist = Geld in deiner Faust
fist-amount = { $money } in der Faust
fist-all = alle { $money }
fist-close = Faust schließen um
fist-credit = mit einem Schuldschein: 10 mehr, am Ende zurückzuzahlen
fist-made = Faust geschlossen
fist-open = zählt Münzen …
own-fist = Faust: { $money }
robbery = Friedhof { $cemetery } wird geplündert
do-credit = 10 gegen einen Schuldschein nehmen, am Ende zurückzuzahlen

## Tasten
key-five = fünf mehr oder weniger in die Faust
key-all = dein ganzes Geld in die Faust
key-close = die Faust schließen
