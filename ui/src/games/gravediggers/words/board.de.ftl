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
fist-all = alles: { $money }
fist-close = Faust schließen um
fist-credit = mit einem Schuldschein: 10 mehr, am Ende zurückzuzahlen
fist-made = Faust geschlossen
fist-open = zählt Münzen …
own-fist = Faust: { $money }
robbery = Friedhof { $cemetery } wird geplündert
robbery-on = Klicke, tippe oder drücke eine Taste, um weiterzumachen.
do-credit = 10 gegen einen Schuldschein nehmen, am Ende zurückzuzahlen
credit-now = Kredit: jetzt, bevor du das Plättchen ausführst, oder später mit einer Faust.

## Tasten
key-five = fünf mehr in die Faust oder fünf weniger
key-all = dein ganzes Geld in die Faust
key-close = die Faust schließen

## Wie das Spiel geht, und was jedes Zeichen bedeutet
guide-goal = Wer am Ende das meiste Geld hat, gewinnt. An fünf Friedhöfen liegen Karten von dir, von den anderen und vom Stapel, die meisten verdeckt: Beute und Figuren, die sie verderben.
guide-turn = Der Zufall deckt ein Plättchen für dich auf: Lege eine Karte verdeckt an einen Friedhof, sieh dir eine an, decke eine auf – oder schicke den Totengräber zum Plündern los. Mit weniger als 10 Geld kannst du 10 auf Kredit nehmen: bevor du das Plättchen ausführst, oder mit jeder Faust.
guide-end = Bei einer Plünderung schließen alle heimlich die Faust um etwas Geld. Aus der Beute werden die Fäuste voll ausgezahlt, die niedrigste zuerst, gleiche alle oder keine, bis sie für die nächste nicht mehr reicht: Verlange also viel, aber nicht zu viel. Das Geld in deiner Faust bekommst du zurück, ausgezahlt oder nicht, wenn es nicht Banditen holen. Ist der Stapel leer und legt jemand die letzte Handkarte, wird jeder Friedhof ein letztes Mal geplündert, und die Partie ist aus.
sign-value = Ein Wert: Er zählt mit seiner Zahl zur Beute.
sign-X = Ein X verdoppelt die Beute, zwei verdreifachen sie und so weiter. Allein ist es nichts wert.
sign-W = Genau eine Witwe schickt alle Figuren weg, und die Beute wird wie üblich verteilt. Zwei oder mehr tun nichts.
sign-G = Genau ein Wächter, und es gibt keine Beute: Jede leere Faust bekommt 5, die anderen bekommen ihr Geld zurück. Zwei oder mehr tun nichts.
sign-B = Mehr Banditen als Komplizen: keine Beute, und alle Fäuste gehen an die Bank.
sign-A = Mehr Komplizen als Banditen: Die höchste Faust wird zuerst ausgezahlt.
sign-hidden = Eine verdeckte Karte. Die Zeichen darauf sagen, wer sie kennt: wer sie gelegt oder angesehen hat. Ist sie schraffiert, kennst du sie.
sign-place = Lege eine Handkarte verdeckt an einen beliebigen Friedhof und ziehe nach.
sign-look = Sieh dir eine verdeckte Karte an; nur du siehst sie.
sign-turn = Decke eine Karte für alle auf. An jedem Friedhof bleibt eine verdeckt.
sign-gravedigger = Wähle einen Friedhof mit Karten: Er wird sofort geplündert.
sign-final = Das Spiel endet: jeder Friedhof mit Karten wird ein letztes Mal geplündert, einer nach dem anderen. Was dann im Beutel ist, zählt.
sign-tile-down = Ein Plättchen, das noch kommt. Sind alle sieben benutzt, werden sie neu gemischt.
sign-cemetery = Ein Friedhof. Wem er gehört, zählt nur für die Reihenfolge der letzten Plünderungen: Alle dürfen überall legen, ansehen und plündern.
sign-money = Das Geld, das noch da ist: Daraus kommt, was in die Faust genommen wird, und nach den meisten Plünderungen kommt es zurück.
sign-screen = Geld hinter dem Schirm: Wer mitgezählt hat, weiß, wie viel.
sign-note = Ein Schuldschein: Er bringt 10 und kostet am Ende 10. Mit weniger als 10 Geld darf man einen nehmen: im eigenen Zug, bevor man das Plättchen ausführt, oder zusammen mit einer Faust.
sign-fist = In der Faust ist so viel, wie du von der Beute willst. Reicht die Beute, bekommst du das noch einmal dazu, sonst nichts.
sign-hand = So viele Karten sind auf dieser Hand. Ist der Stapel leer, endet die Partie mit der letzten gelegten Handkarte.
sign-do-credit = Mit weniger als 10 Geld kannst du jetzt 10 nehmen; am Ende kostet es 10.
## The end, in three sentences
story-robbery = { $cemetery ->
        [0] Kein Friedhof wurde geplündert.
       *[other] Zuletzt wurde Friedhof { $cemetery } geplündert.
    }
story-rich = { $players }: Mehr als { $money } Geld hat niemand.
story-notes = { $count ->
        [0] Niemand schuldet etwas.
        [one] Ein Schuldschein ist noch offen.
       *[other] { $count } Schuldscheine sind noch offen.
    }
