### Comment les rapports nomment les images de ce jeu.

title = Gravediggers
picture-fists = Combien y a-t-il dans un poing ?
picture-fists-pay = Quels poings rapportent ? Victoires selon leur argent
label-fists-pay = { $value } dans le poing
picture-persons = Quelles cartes rapportent ? Victoires de qui les a posées
picture-loot = Quelle est la taille du butin ?
picture-credit = Le crédit rapporte-t-il ? Victoires selon les reconnaissances de dette
label-credit = { $value ->
        [one] { $value } reconnaissance de dette
       *[other] { $value } reconnaissances de dette
    }
picture-opening = Quelle première décision rapporte ? Victoires
figure-fist = Argent dans un poing
figure-fists-lost = Poings perdus aux bandits dans une partie
figure-quarrels = Disputes de bandits dans une partie
figure-credit = Reconnaissances de dette prises dans une partie
