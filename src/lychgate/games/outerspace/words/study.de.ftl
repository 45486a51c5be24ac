### Wie Berichte die Bilder dieses Spiels nennen.

title = Die Rache der Grabräuber aus dem All
picture-turns = Wie lang ist eine Partie? Züge
picture-cards = Welche Karten lohnen sich? Siege derer, die sie spielten
picture-attackers = Welche Kreaturen lohnen sich? Siege derer, die mit ihnen angriffen
picture-attacks = Lohnt es sich, anzugreifen? Siege nach Angriffen
label-attacks = { $value ->
        [one] { $value } Angriff
       *[other] { $value } Angriffe
    }
picture-credits = Lohnt sich der Abspann? Siege
label-credits = { $value ->
        [0] Keinen Abspann gespielt
       *[other] Den Abspann gespielt
    }
figure-by-credits = Wie viele Partien enden mit dem Abspann?
figure-attacks = Angriffe in einer Partie
figure-successes = Wie viele Angriffe gelingen?
figure-turns = Züge in einer Partie
