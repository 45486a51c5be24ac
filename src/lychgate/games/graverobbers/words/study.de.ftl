### Wie Berichte die Bilder dieses Spiels nennen.

title = Grabräuber
picture-rounds = In welcher Runde ist es zu Ende?
picture-goals-pay = Welche Ziele lohnen sich? Siege derer, die sie behalten
picture-goals-met = Wie oft wird ein Ziel erreicht?
picture-graves = Welche Gräber werden geplündert?
picture-accusing = Lohnt es sich, anzuklagen? Siege
label-accusing = { $value ->
        [0] Nicht angeklagt
       *[other] Angeklagt
    }
picture-right = Was bringt eine Anklage? Siege derer, die anklagen
label-right = { $value ->
        [3] Zu Recht angeklagt
       *[other] Zu Unrecht angeklagt
    }
picture-opening = Welche erste Karte lohnt sich? Siege
label-graves = Grab { $value }
figure-wasted = Wie oft wird der Friedhof verwüstet?
figure-accusations = Anklagen in einer Partie
figure-right = Wie viele Anklagen sind berechtigt?
