### Ce que dit le plateau de Goldräuber en plus de l’histoire.

mine = La mine, la montagne au-dessus
mountain = La montagne : on n’entre pas par le haut
outside = Dehors
nobody-outside = personne
entrance = Entrée
number = numéro { $number }
inner = carte intérieure
miner-at = { $place }
miner-out = dehors
life = { $life ->
        [0] aucun point de vie
        [one] un point de vie
       *[other] { $life } points de vie
    }
carries-treasure = porte le trésor
carries-comrade = porte le camarade
begins = a commencé

cell-down = { $place }, face cachée
cell-collapsed = { $place }, éboulis
cell-was = , autrefois : { $card }
cell-up = { $place }, { $card }
cell-wall = , { $wall }
cell-number = , numéro { $number }
cell-inner = , carte intérieure
cell-entrance = , une entrée
cell-miners = , ici : { $miners }
cell-marker-treasure = , le trésor est ici
cell-marker-comrade = , le camarade est ici
cell-way = , sur le chemin de la sortie
cell-pointed = , choix proposé par { $miners }
act-turn = Retourner
act-step = Avancer en
act-dig = Abattre le mur en
act-collapse = Laisser s’effondrer
act-point = Montrer
dig-wall = Abattre le mur en { $place }

die = Le dé
die-none = pas encore lancé
die-action = { $die } : une action
die-collapse = { $die } : un effondrement
die-done = un { $die }
die-number = { $die }, pour le numéro qui s’effondre
monk = Le moine
mood-calm = Le moine est aimable
mood-angry = Le moine est furieux
mood-calm-meaning = 1 à 4 : une action. 5 ou 6 : un effondrement.
mood-angry-meaning = 1 ou 2 : une action. 3 à 6 : un effondrement.
things = À sortir de la mine
thing-hidden = { $thing } : pas encore trouvé
thing-lying = { $thing } : en { $place }
thing-buried = { $thing } : enseveli en { $place }
thing-carried = { $thing } : porté par { $player }
thing-safe = { $thing } : dehors, à l’abri
way-out = Montrer la sortie
way-none = Il n’y a plus d’issue.
way-actions = { $actions ->
        [one] Une action, et te voilà dehors.
       *[other] { $actions } actions, et te voilà dehors.
    }
way-outside = Tu es dehors.
point-hint = Ce n’est pas à toi de décider : clique une carte pour la montrer.

die-choices = Avec combien jouer
die-keep = garder le { $die }
die-change = { $die } pour { $cost ->
        [one] un point de vie
       *[other] { $cost } points de vie
    }{ $means ->
        [action] { "\u202F" }: une action
        [collapse] { "\u202F" }: un effondrement
       *[number] { "" }
    }
life-choices = Points de vie pour { $player }
life-use = Utiliser des points de vie…


do-out = Sortir à l’air libre
do-wait = Attendre
do-take = Emporter
do-leave = Laisser sur place
do-keep = { $prompt ->
        [split] Partager également
       *[other] Laisser comme c’est
    }
do-yes = Oui, on y va
do-no = Non, ranger le jeu

## Touches
key-way = montrer la sortie, ou la cacher à nouveau
