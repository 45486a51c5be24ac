### Comment les rapports nomment les images de ce jeu.

title = Graverobbers
picture-rounds = À quelle manche est-ce fini ?
picture-goals-pay = Quels objectifs rapportent ? Victoires de qui les garde
picture-goals-met = Combien de fois un objectif est-il atteint ?
picture-graves = Quelles tombes sont pillées ?
picture-accusing = Est-ce qu’accuser rapporte ? Victoires
label-accusing = { $value ->
        [0] Sans accuser
       *[other] En accusant
    }
picture-right = Que rapporte une accusation ? Victoires de qui accuse
label-right = { $value ->
        [3] Accusation juste
       *[other] Accusation fausse
    }
picture-opening = Quelle première carte rapporte ? Victoires
label-graves = Tombe { $value }
figure-wasted = Combien de fois le cimetière est-il dévasté ?
figure-accusations = Accusations dans une partie
figure-right = Combien d’accusations sont justes ?
