### Gravediggers en français : événements, questions, points, refus, cartes. Les noms des messages suivent `rules/events.py`.
### Formes : .un avec l’article indéfini.

# Cartes et tuiles
card-2 = 2
    .un = un 2
card-3 = 3
    .un = un 3
card-4 = 4
    .un = un 4
card-5 = 5
    .un = un 5
card-10 = 10
    .un = un 10
card-X = X
    .un = un X
card-W = veuve
    .un = une veuve
card-G = garde
    .un = un garde
card-A = complice
    .un = un complice
card-B = bandit
    .un = un bandit
tile-place = Placer
tile-look = Regarder
tile-turn = Retourner
tile-gravedigger = Fossoyeur

# Événements d’un tour
event-dealt = Tout le monde reçoit { $cards } cartes et { $money } sous. { $first } commence.
event-tile = { $seat } découvre la tuile { $tile }.
event-not-possible = Rien à faire avec la tuile { $tile } : elle est sautée, et { $seat } a fini son tour (GD-10).
event-tiles-mixed = Toutes les tuiles sont retournées face cachée et mélangées.
event-laid = { $seat } pose une carte face cachée au cimetière { $cemetery }, place { $place } : { $card }.
event-laid-hidden = { $seat } pose une carte face cachée au cimetière { $cemetery }, place { $place }.
event-drew = { $seat } pioche une carte : { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-looked = { $seat } regarde la carte du cimetière { $cemetery }, place { $place } : { $card }.
event-looked-hidden = { $seat } regarde la carte du cimetière { $cemetery }, place { $place }.
event-turned = { $seat } retourne la carte du cimetière { $cemetery }, place { $place } : { $card }.
event-credit-taken = { $seat } montre { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    } et en prend 10 contre un bon de crédit ; { $left ->
        [0] il ne reste aucun bon
        [one] il reste un bon
       *[other] il reste { $left } bons
    } (GD-21).
event-credit-in-vain = Il ne reste pas de bon de crédit pour { $seat }, qui refait son poing (GD-21).
event-gravedigger-sent = { $seat } envoie le Fossoyeur au cimetière { $cemetery }.
event-game-ends = { $seat } a posé la dernière carte de sa main, et la pioche est vide : chaque cimetière qui a des cartes est pillé une dernière fois (GD-22).
event-final-robbery = Dernier pillage : cimetière { $cemetery }.

# Événements d’un pillage
event-fist-made = { $seat } a fermé le poing.
event-fist-opened = { $seat } ouvre le poing : { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    }.
event-card-shown = Cimetière { $cemetery }, place { $place } : { $card }.
event-one-widow = Une veuve : elle attire tous les regards, et aucun autre personnage n’agit (GD-15).
event-widows = { $widows } veuves : elles papotent entre elles et s’en vont (GD-15).
event-one-guard = Un garde : pas de butin, et tous les poings reviennent (GD-16).
event-guards = { $guards } gardes : ils tapent le carton et s’en vont (GD-16).
event-bandits = Plus de bandits ({ $bandits }) que de complices ({ $accomplices }) : pas de butin, et tous les poings sont perdus (GD-17).
event-accomplices = Plus de complices ({ $accomplices }) que de bandits ({ $bandits }) : le plus gros poing est payé en premier (GD-17).
event-quarrel = Autant de bandits que de complices ({ $bandits } de chaque) : ils se querellent et s’en vont (GD-17).
event-rewarded = { $seat } avait le poing vide et gagne { $money } sous (GD-16).
event-fist-lost = { $seat } perd { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    } (GD-17).
event-loot = Le butin : valeurs { $values }, { $xs ->
        [0] aucun X
        [one] un X
       *[other] { $xs } X
    }, en tout { $loot ->
        [one] { $loot } sou
       *[other] { $loot } sous
    } (GD-18).
event-paid = { $seat } touche { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    } (GD-19).
event-empty-fist = { $seat } avait le poing vide : ni gain ni perte.
event-loot-short = { $seat } ne touche rien : pour payer les poings de { $money }, il faudrait { $due }, et il ne reste que { $left } (GD-19).
event-too-late = { $seat } ne touche rien : quelqu’un, avant, n’a pas pu être payé (GD-19).
event-loot-left = Le reste du butin, { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    }, va à la banque (GD-19).
event-refilled = Une nouvelle carte est posée face cachée au cimetière { $cemetery } (GD-20).
event-closed = La pioche n’a plus de carte pour le cimetière { $cemetery } : il est fermé pour de bon (GD-11).

# Questions
prompt-nothing = On ne te demande rien pour l’instant.
prompt-place = Placer : pose une carte dans n’importe quel cimetière.
prompt-look = Regarder : quelle carte cachée regardes-tu ?
prompt-turn = Retourner : quelle carte cachée retournes-tu ?
prompt-rob = Fossoyeur : quel cimetière est pillé ?
prompt-fist = Le cimetière { $cemetery } est pillé. Combien mets-tu dans ton poing, sur ce que tu as ({ $money ->
        [one] { $money } sou
       *[other] { $money } sous
    }) ?{ $credit ->
        [0] { "" }
       *[other] { " " }Avec un bon de crédit, tu peux en mettre { $credit } de plus.
    }
prompt-fist-anew = Il ne restait pas de bon de crédit pour toi. Combien mets-tu dans ton poing, sur ce que tu as ({ $money ->
        [one] { $money } sou
       *[other] { $money } sous
    }), pour le cimetière { $cemetery } ?

# Décisions
decision-lay = poser { THING($lay, form: "un") } au cimetière { $cemetery }
decision-look = regarder la carte du cimetière { $look }, place { $place }
decision-turn = retourner la carte du cimetière { $turn }, place { $place }
decision-rob = envoyer le Fossoyeur au cimetière { $rob }
decision-fist = { $fist ->
        [0] garder le poing vide
       *[other] mettre { $fist } dans ton poing
    }
decision-credit_fist = { $credit_fist ->
        [0] garder le poing vide
       *[other] mettre { $credit_fist } dans ton poing
    }, et demander un bon de crédit
decision-credit = prendre 10 sous contre un bon de crédit

# Ce qui peut être caché
hidden-cemeteries-cards = Cimetière { $place }, face cachée : { $code ->
        [W] une veuve
       *[other] un { $what }
    }
hidden-seats-hand = { $player } a en main { $code ->
        [W] une veuve
       *[other] un { $what }
    }

# Lignes de points
points-money = argent
points-notes = bons de crédit à rembourser ({ $notes })

# Refus
refusal-GD-6 = { $decision } n’est pas possible : tu ne peux poser qu’une carte de ta main.
refusal-GD-7 = { $decision } n’est pas possible : tu ne peux regarder qu’une carte cachée d’un cimetière.
refusal-GD-8 = { $decision } n’est pas possible : tu ne peux retourner qu’une carte cachée, et jamais la dernière d’un cimetière.
refusal-GD-11 = { $decision } n’est pas possible : on ne pille ni un cimetière sans cartes, ni un cimetière fermé pour de bon.
refusal-GD-13 = { $decision } n’est pas possible : à chaque pillage tu fais un seul poing, avec ton propre argent et rien de plus, sauf 10 sous si tu prends en même temps un bon de crédit.
refusal-GD-21 = { $decision } n’est pas possible : le crédit est réservé à qui a moins de 10 sous, tant qu’il reste un bon.

# Jeux de règles
rules-standard = Règles de base

# Options : de quoi il s’agit, et ce que dit chaque valeur
option-emptied = Cimetières vides
    .meaning = Que devient un cimetière pillé que la pioche ne peut plus remplir ?
option-emptied-reopens = Une carte posée là plus tard le rouvre.
option-emptied-closed = Il est fermé pour de bon et n’est plus jamais pillé.
option-open_money = Argent visible
    .meaning = De qui vois-tu l’argent ?
option-open_money-false = Tu ne vois que ton propre argent.
option-open_money-true = Tout le monde voit l’argent de tous.
option-first_player = Qui commence
    .meaning = Quelle place commence ?
option-first_player-number = { $number ->
        [0] Le hasard décide qui commence.
       *[other] La place { $number } commence.
    }

# Décisions qui ruinent une partie
ruin-raided = Tu connais toutes les cartes de ce cimetière : les bandits prendront tout ce que contient ton poing.

# Images du livret de règles
figure-start = La table au début à { $players } : une carte à chaque cimetière, toutes les tuiles face cachée.
