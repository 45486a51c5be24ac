### Wie Berichte die Bilder dieses Spiels nennen.

title = Totengräber
picture-fists = Wie viel ist in einer Faust?
picture-fists-pay = Welche Fäuste lohnen sich? Siege nach dem Geld darin
label-fists-pay = { $value } in der Faust
picture-persons = Welche Karten lohnen sich? Siege derer, die sie legten
picture-loot = Wie groß ist die Beute?
picture-credit = Lohnt sich Kredit? Siege nach genommenen Schuldscheinen
label-credit = { $value ->
        [one] { $value } Schuldschein
       *[other] { $value } Schuldscheine
    }
picture-opening = Welche erste Entscheidung lohnt sich? Siege
figure-fist = Geld in einer Faust
figure-fists-lost = An Banditen verlorene Fäuste in einer Partie
figure-quarrels = Streit unter Banditen in einer Partie
figure-credit = Genommene Schuldscheine in einer Partie
