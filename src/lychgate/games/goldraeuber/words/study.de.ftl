### Wie Berichte die Bilder dieses Spiels nennen.

title = Goldräuber
picture-turns = Wie lang ist eine Partie? Würfe
picture-collapses = Wo stürzt die Mine ein? Anteil der Partien
picture-rows-collapsed = Welche Einstürze schaden? Siege nach der Reihe
label-rows-collapsed = Reihe { $value }
picture-columns-collapsed = Welche Einstürze schaden? Siege nach der Spalte
label-columns-collapsed = Spalte { $value }
picture-cards-collapsed = Welche Einstürze schaden? Siege nach der Karte
figure-turns = Würfe in einer Partie
figure-treasure-out = Wie oft kommt der Schatz heraus?
figure-buried = Wie oft wird jemand verschüttet?
figure-hopeless = Wie oft wird es aussichtslos?
