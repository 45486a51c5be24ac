### Comment les rapports nomment les images de ce jeu.

title = Goldräuber
picture-turns = Quelle est la longueur d’une partie ? Lancers de dé
picture-collapses = Où la mine s’effondre-t-elle ? Part des parties
picture-rows-collapsed = Quels effondrements font mal ? Victoires selon la rangée
label-rows-collapsed = Rangée { $value }
picture-columns-collapsed = Quels effondrements font mal ? Victoires selon la colonne
label-columns-collapsed = Colonne { $value }
picture-cards-collapsed = Quels effondrements font mal ? Victoires selon la carte
figure-turns = Lancers de dé dans une partie
figure-treasure-out = Combien de fois le trésor sort-il ?
figure-buried = Combien de fois un mineur est-il enseveli ?
figure-hopeless = Combien de fois est-ce sans espoir ?
