### Comment les rapports nomment les images de ce jeu.

title = La Vengeance des pilleurs de tombes venus de l’espace
picture-turns = Quelle est la longueur d’une partie ? Tours
picture-cards = Quelles cartes rapportent ? Victoires de qui les a jouées
picture-attackers = Quelles créatures rapportent ? Victoires de qui a attaqué avec elles
picture-attacks = Est-ce qu’attaquer rapporte ? Victoires selon les attaques
label-attacks = { $value ->
        [one] { $value } attaque
       *[other] { $value } attaques
    }
picture-credits = Est-ce que le générique rapporte ? Victoires
label-credits = { $value ->
        [0] Sans jouer le générique
       *[other] En jouant le générique
    }
figure-by-credits = Combien de parties finissent par le générique ?
figure-attacks = Attaques dans une partie
figure-successes = Combien d’attaques réussissent ?
figure-turns = Tours dans une partie
