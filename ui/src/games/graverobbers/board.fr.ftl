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

grave-open = Tombe { $grave }, { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }. Défense connue { $defence }, pillage { $robbery }.
grave-intact = La tombe { $grave } est restée fermée : défense { $defence }, pillage { $robbery }.
grave-ransacked = La tombe { $grave } est pillée : défense { $defence }, pillage { $robbery }.
grave-turned = Tournée d’un quart parce que le tour de table { $round } est fini (GR-23) ; cela n’a pas d’autre sens.
act-lay-up = Poser ici, face visible : { $card }.
act-lay-down = Poser ici, face cachée : { $card }.
act-spy = Espionner ici avec cette carte : { $card }.
act-no = Ne peut pas aller ici : { $card }.
column = Cartes de la tombe { $grave }, de la plus proche à la plus lointaine
laid-up = { $place } : { $card }, posé par { $player }
laid-down = { $place } : face cachée, posée par { $player }
laid-down-known = { $place } : face cachée, mais tu la connais : { $card }, posé par { $player }
spy-here = Dévoiler la dernière carte de la tombe { $grave }
up = face visible
down = face cachée
pick-first = Choisis d’abord une carte de ta main.

accusing = Accusation !
you-accuse = Désigne quelqu’un ci-dessus, ou garde ta carte.
others-accuse = { $player } parcourt la table du regard…

do-done = Finir le tour
do-keep = N’accuser personne

## Touches
key-lay = poser le policier choisi
key-spy = envoyer le policier choisi espionner
