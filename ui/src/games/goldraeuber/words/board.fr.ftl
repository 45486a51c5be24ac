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
act-point = Proposer
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
point-hint = Ce n’est pas à toi de décider : clique sur une carte pour la proposer.

die-choices = Avec quel nombre jouer
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
life-use = Utiliser ou partager des points de vie…


do-out = Sortir à l’air libre
do-wait = Attendre
do-take = Emporter
do-leave = Laisser sur place
do-keep = { $prompt ->
        [split] Partager à parts égales
       *[other] Laisser tel quel
    }
do-yes = Oui, on y va
do-no = Non, ranger le jeu

## Touches
key-way = montrer la sortie, ou la cacher à nouveau

## Moments that reveal something
hush-mine = La montagne tremble…
## Comment on joue, et ce que dit chaque signe
guide-goal = Tous ensemble : trouvez le trésor et le camarade disparu parmi les quatre cartes intérieures, sortez les deux de la mine, et soyez dehors vous aussi, tous. En solo, l’un des deux suffit.
guide-turn = On lance un dé. Un petit nombre donne une action : retourner une carte voisine, y avancer, ou abattre un mur ; on n’entre pas dans un piège. Un grand nombre donne un effondrement : vous choisissez une carte, perdue pour de bon. Un point de vie change le dé de 1 ; les mineurs d’une même carte peuvent se répartir à nouveau les leurs, avant l’action et à la fin du tour.
guide-end = Vous perdez dès que quelqu’un, le trésor ou le camarade est enseveli ou ne peut plus sortir. Laissez s’effondrer des cartes inutiles ; jamais une carte où il y a quelqu’un, ni une carte intérieure cachée où pourrait être le trésor ou le camarade. Le trésor trouvé, le moine est furieux : seuls 1 et 2 donnent une action.
sign-down = Une carte cachée : depuis une carte voisine, ou du dehors par une entrée, une action la retourne.
sign-tunnel = Une galerie : une action permet d’y avancer depuis une carte voisine, si aucun mur ne barre le passage.
sign-wall = Un mur barre le passage par ce bord. Une action l’abat pour de bon.
sign-trap = Un piège : on ne peut pas y entrer. Il peut s’effondrer sans dommage.
sign-rubble = Un éboulis : perdu pour de bon, on n’y passe plus.
sign-inner = Une carte intérieure : le trésor, le camarade et deux galeries. Si celle du trésor ou du camarade s’effondre encore cachée, vous avez perdu.
sign-number = Le numéro d’une carte extérieure. { $expert ->
        [true] Lors d’un effondrement, un second dé dit quel numéro s’effondre.
       *[false] Il ne compte qu’avec les règles pour experts, qui ne s’appliquent pas ici.
    }
sign-entrance = Une entrée : par là on entre et on sort. Dehors, on passe librement d’une entrée à l’autre.
sign-treasure = Le trésor : on entre sur sa carte pour l’emporter, et on ne porte rien d’autre. Dès qu’il est retourné, le moine est furieux.
sign-comrade = Le camarade disparu : on entre sur sa carte et on le porte dehors, sans rien porter d’autre.
sign-calm = Le moine est aimable : de 1 à 4, une action ; 5 ou 6, un effondrement.
sign-angry = Le moine est furieux, pour de bon : seuls 1 et 2 donnent une action, de 3 à 6 un effondrement.
sign-die = Le dé de ce tour. Jusqu’à la limite du moine, une action ; au-delà, un effondrement.
sign-life = Les points de vie : chacun change le dé de 1. Sur une même carte, on les partage.
sign-miner = Un mineur, à l’emblème de sa place. Tous doivent finir dehors, et personne ne doit être enseveli.
sign-do-out = Tu sors de la mine ; ce que tu portes est alors à l’abri. Tu peux y retourner.
sign-do-wait = Dehors, tu peux renoncer à ton action.
sign-do-take = L’emporter ne coûte rien. On ne porte qu’une chose, et on ne la dépose que dehors.
sign-do-leave = Il reste ici. Tu pourras l’emporter au début d’un autre tour sur cette carte.

## The end, in three sentences
story-treasure = { $state ->
        [safe] Le trésor est dehors.
        [carried] { $player } tenait déjà le trésor, et n’a pas pu aller plus loin.
        [lying] Le trésor gît dans le noir en { $place }.
       *[hidden] Personne n’a trouvé le trésor.
    }
story-comrade = { $state ->
        [safe] Le camarade est libre.
        [carried] { $player } portait le camarade vers la lumière.
        [lying] Le camarade attend en { $place }, et personne ne vient.
       *[hidden] Du camarade, aucune trace.
    }
story-end = { $end ->
        [won] Tout le monde est rentré, et le moine ne dit mot.
        [shown-dead] Et puis il n’y eut plus rien à sauver.
        [buried] La montagne garde ce qu’on était venu chercher.
        [miner-buried] L’un des vôtres reste sous la roche.
        [miner-cut-off] L’un des vôtres est derrière la roche, et personne ne passe.
        [cut-off] Vers ce qu’on était venu chercher, il n’y avait plus de chemin.
        [put-away] On s’est regardé, et on est resté dehors.
       *[hopeless] Il n’y avait plus rien à gagner.
    }
