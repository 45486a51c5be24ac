### Ce que dit le plateau de Graverobbers en plus de l’histoire.

hand = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
pile = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } fois
    }
graves = Les tombes
goals = Objectifs
return-goal = Rendre : { $goal }
round = Tour de table { $round } sur { $rounds }
last-heading = La fin approche !
last = { $why ->
        [intact] Quatre tombes sont restées fermées : la partie finit avec { $early_end ->
            [turn] le tour en cours
           *[round] ce tour de table
        }.
        [ransacked] Quatre tombes sont pillées : la partie finit avec { $early_end ->
            [turn] le tour en cours
           *[round] ce tour de table
        }.
       *[round] C’est le dernier tour de table.
    } Les tombes incomplètes seront alors décomptées telles quelles.
judged = { $intact ->
        [one] { $intact } fermée
       *[other] { $intact } fermées
    }, { $ransacked ->
        [one] { $ransacked } pillée
       *[other] { $ransacked } pillées
    }
spies = Espions envoyés :
uses = Ce que fera le policier
use-lay = Poser sur une tombe
use-spy = Espionner
accuse-card = Ta carte « Accusation »
may-accuse = a encore sa carte « Accusation »
has-accused = a accusé { $player }
accused-by = accusation portée par { $player }
accuse-this = Accuser { $player }
first = commence ce tour de table
chosen = a choisi
note-returned-goal = { $open_hands ->
        [true] {""}
       *[false] (personne d’autre ne le voit)
    }

grave-open = Tombe { $grave }, { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }. Défense connue { $defence }, pillage { $robbery }.
grave-intact = La tombe { $grave } est restée fermée : défense { $defence }, pillage { $robbery }.
grave-ransacked = La tombe { $grave } est pillée : défense { $defence }, pillage { $robbery }.
grave-turned = Tournée d’un quart de tour parce que le tour de table { $round } est fini (GR-23) ; cela n’a pas d’autre sens.
act-lay-up = Poser ici, face visible : { $card }.
act-lay-down = Poser ici, face cachée : { $card }.
act-spy = Espionner ici avec cette carte : { $card }.
act-no = Impossible ici : { $card }.
column = Cartes de la tombe { $grave }, de la plus proche à la plus lointaine
laid-up = { $place } : { $card }, posé par { $player }
laid-down = { $place } : face cachée, posée par { $player }
laid-down-known = { $place } : face cachée, mais tu la connais : { $card }, posé par { $player }
spy-here = Dévoiler la dernière carte de la tombe { $grave }
up = face visible
down = face cachée
pick-first = Choisis d’abord une carte de ta main.

accusing = Accusation !
accusing-after = La tombe { $grave } a été pillée.
others-accuse = { $player } parcourt la table du regard…
accuse-stakes = Si la personne accusée a rempli un objectif noir à la fin : 3 points pour toi, 2 de moins pour elle. Sinon : 1 de moins pour toi, 1 point pour elle.

do-done = Finir le tour
do-keep = N’accuser personne

## Touches
key-lay = poser le policier choisi
key-spy = envoyer le policier choisi espionner

## Moments that reveal something
hush-accused = { $player } montre du doigt…
hush-grave = Que reste-t-il dans la tombe ?
## Comment on joue, et ce que dit chaque signe
guide-goal = Garde les bonnes cartes jusqu’à la fin. Si au moins quatre des sept tombes sont pillées, les pilleurs de ta main comptent pour toi et les détectives contre toi ; sinon, c’est l’inverse. Deux objectifs secrets rapportent aussi des points : les noirs veulent leurs tombes pillées, les blancs les veulent fermées.
guide-turn =
    Pose une ou deux cartes de ta main, la seconde sur une autre tombe. Après une carte visible vient une carte cachée, et inversement.
    Sur une tombe, les pilleurs font ensemble le pillage ; les détectives, et autant de policiers qu’il y a de détectives, font la défense.
    { $spy ->
        [first] À la place de la première carte, tu peux défausser un policier comme espion, pour dévoiler la dernière carte d’une tombe ; pose ensuite une carte.
       *[either] Un policier peut aussi espionner : défausse-le pour dévoiler la dernière carte d’une tombe ; si c’est ta première carte, tu dois ensuite en poser une.
    }
guide-end =
    À la septième carte, on décompte la tombe : elle est pillée si le pillage dépasse la défense, sinon elle reste fermée.
    Quand une tombe est pillée, tu peux, comme tout le monde, accuser quelqu’un, une fois par partie : si cette personne a rempli un objectif noir à la fin, tu gagnes 3 points et elle en perd 2 ; sinon, tu en perds 1 et elle en gagne 1.
    La partie finit avec le dernier tour de table, ou avec { $early_end ->
        [turn] le tour
       *[round] le tour de table
    } où une quatrième tombe reste fermée, ou une quatrième est pillée. Les tombes incomplètes sont alors décomptées telles quelles. À égalité, qui a le moins de cartes en main l’emporte.
sign-robber = Un pilleur ajoute sa valeur au pillage de sa tombe. En main, il compte pour toi si le cimetière est pillé, contre toi s’il est sauvé.
sign-detective = Un détective ajoute sa valeur à la défense de sa tombe. En main, il compte pour toi si le cimetière est sauvé, contre toi s’il est pillé.
sign-bobby = Un policier ne défend qu’avec un détective : sur une tombe, il compte autant de policiers qu’il y a de détectives, les plus proches de la tombe d’abord. Ou bien il espionne. Deux policiers en main valent un point à la fin.
sign-hidden = Une carte cachée : seule la personne dont elle porte l’emblème la connaît. Hachurée, c’est la tienne, et tu la connais. Elle est dévoilée par un espion, ou quand on décompte la tombe.
sign-tally = Ce qu’on sait jusqu’ici : la défense à gauche, le pillage à droite. +? représente les cartes que tu ne connais pas. La tombe reste fermée si, à la fin, la défense est au moins égale au pillage.
sign-open = Une tombe encore en jeu reçoit jusqu’à sept cartes ; à la septième, on la décompte.
sign-intact = Cette tombe reste fermée : la défense valait au moins le pillage.
sign-ransacked = Cette tombe est pillée : le pillage dépassait la défense. À quatre, le cimetière est pillé.
sign-turned = Une pierre couchée : un tour de table est fini. Elle n’a pas d’autre sens.
sign-round = Le tour de table en cours, sur le total. À la fin de chaque tour de table, on couche une pierre ; la tombe reste une tombe comme les autres.
sign-last = La partie finit avec le dernier tour de table, ou plus tôt, quand quatre tombes sont restées fermées ou que quatre sont pillées. Ce qui reste dans ta main compte alors.
sign-black = Un objectif noir rapporte ses points si ses deux tombes sont pillées ; 4+ : si au moins quatre le sont. Mais qui en remplit un s’expose aux accusations.
sign-white = Un objectif blanc rapporte ses points si ses deux tombes restent fermées ; 4+ : si le cimetière est sauvé.
sign-accuse = La carte « Accusation », une fois par partie, après le pillage d’une tombe : si la personne accusée a rempli un objectif noir à la fin, elle perd 2 points et qui l’a accusée en gagne 3. Sinon, elle en gagne 1 et qui l’a accusée en perd 1.
sign-first = La lanterne, pion de premier joueur : cette place commence le tour de table. À chaque tour de table, la lanterne passe à gauche.
sign-hand = Le nombre de cartes dans cette main. Ce qui y reste à la fin compte.
sign-do-done = Rien n’oblige à jouer une seconde carte.
sign-do-keep = Tu gardes ta carte « Accusation » pour une autre tombe. Gardée jusqu’à la fin, elle ne compte pas.

## The end, in three sentences
story-graves = { $ransacked ->
        [0] Sur { $all } tombes, aucune n’a été pillée.
        [one] Sur { $all } tombes, une a été pillée.
       *[other] Sur { $all } tombes, { $ransacked } ont été pillées.
    }
story-accused = { $count ->
        [0] Personne n’a été accusé.
        [one] Un doigt accusateur s’est tendu vers { $players }.
       *[other] Record d’accusations : { $count }, contre { $players }.
    }
story-spies = { $count ->
        [0] Personne n’a envoyé d’espion.
        [one] Un espion rôdait entre les pierres.
       *[other] { $count } espions rôdaient entre les pierres.
    }
