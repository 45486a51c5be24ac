### Gravediggers am Terminal: was das Brett außer der Geschichte des Spiels sagt.

title = Totengräber
tagline = Fünf Friedhöfe, verdeckte Karten und eine Faust voll Geld.
intro =
    Fünf Friedhöfe mit verdeckten Karten. Zahlen sind Beute, Figuren machen Ärger
    oder helfen. In deinem Zug sagt ein Plättchen, was du tust: eine Handkarte
    legen, eine Karte ansehen, eine aufdecken oder den Totengräber einen Friedhof
    plündern lassen.

    Wird ein Friedhof geplündert, nehmen alle heimlich etwas vom eigenen Geld in
    die Faust, oder nichts. Dann werden dort alle Karten aufgedeckt. Jede Faust
    will ihr Geld noch einmal als Gewinn. Die niedrigste wird zuerst ausgezahlt und
    so weiter aufwärts; die erste, für die es nicht ganz reicht, geht leer aus, und
    alle nach ihr auch. Die Fäuste selbst gehen zurück.

    Eine Witwe lenkt alle ab: Keine andere Figur wirkt. Ein Wächter: keine Beute,
    alle Fäuste gehen zurück, und leere werden belohnt. Mehr Banditen als
    Komplizen: keine Beute, und jede Faust ist verloren. Mehr Komplizen als
    Banditen: Die höchste Faust wird zuerst ausgezahlt. Zwei oder mehr von einer
    Sorte heben sich meist auf.

    Wer knapp bei Kasse ist, darf einen Schuldschein nehmen, der am Ende
    zurückzuzahlen ist. Ist der Stapel leer und legt jemand die letzte Handkarte,
    wird jeder Friedhof noch einmal geplündert. Wer das meiste Geld hat, gewinnt.

headline = Totengräber · Stapel { $pile } · Schuldscheine { $notes }
headline-over = Totengräber · das Ende
robbed = Friedhof { $cemetery } wird geplündert
row-cards = Karten
nobodys = herrenlos
tiles-down = Verdeckt:
tile-down = { $tiles ->
        [one] { $tile }
       *[other] { $tile } ×{ $tiles }
    }
cards-in-hand = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
money = { $money } Geld
notes = { $notes ->
        [one] 1 Schein
       *[other] { $notes } Scheine
    }
fist = Faust { $money }
fist-made = Faust zu
gone-cards = Weg:
your-hand = Deine Hand
hand-of = Hand von { $name }

# Entscheidungen in Teilen
choice-lay = legen: { $card }
choice-credit = 10 gegen einen Schuldschein nehmen (10 zurückzuzahlen)
choice-look = Friedhof { $value }
choice-turn = Friedhof { $value }
choice-rob = Friedhof { $value }
choice-fist = { $value } Geld
choice-credit_fist = { $value } Geld, mit Schuldschein
choice-sort = { $value ->
       *[fist] nur mit eigenem Geld
        [credit_fist] mit einem Schuldschein: 10 mehr, am Ende zurückzuzahlen
    }
choice-place = Stelle { $value }
choice-cemetery = Friedhof { $value }
ask-cemetery = An welchem Friedhof? ({ $choices })
ask-place = An welcher Stelle dort? ({ $choices })
ask-fist = Tippe einen Betrag. ({ $choices })
ask-credit_fist = Tippe einen Betrag. ({ $choices })
ask-look = An welchem Friedhof? ({ $choices })
ask-turn = An welchem Friedhof? ({ $choices })
ask-rob = Welcher Friedhof? ({ $choices })

# Was man tippen kann
notation =
    W@3       Witwe an Friedhof 3 legen (W Witwe, G Wächter, A Komplize, B Bandit)
    look 3.2  die zweite Karte an Friedhof 3 ansehen; turn 3.2 deckt sie auf
    rob 3     den Totengräber zu Friedhof 3 schicken
    fist 7    7 in die Faust nehmen
    credit    am Zug, mit weniger als 10: 10 gegen einen Schuldschein nehmen
    credit fist 12  bei einer Plünderung: Schuldschein verlangen, 12 in die Faust
legend =
    2 ░░·1    die zweite Stelle: eine verdeckte Karte, gelegt von Platz 1
    2 (W)     eine verdeckte Karte, die du gesehen hast
    {"*"}         neu seit deiner letzten Wahl     ›   hier wird gerade entschieden
