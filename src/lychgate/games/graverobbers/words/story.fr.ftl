### Graverobbers en français : événements, questions, points, cartes. Les noms des messages suivent `rules/events.py`.
### Formes : .le avec l’article défini.

# Cartes et objectifs
card-R1 = pilleur 1
    .le = le pilleur 1
card-R2 = pilleur 2
    .le = le pilleur 2
card-R3 = pilleur 3
    .le = le pilleur 3
card-D1 = détective 1
    .le = le détective 1
card-D2 = détective 2
    .le = le détective 2
card-D3 = détective 3
    .le = le détective 3
card-B0 = policier 0
    .le = le policier 0
card-B1 = policier 1
    .le = le policier 1
card-B2 = policier 2
    .le = le policier 2
goal-black-1-2 = objectif noir : tombes 1 et 2 pillées
    .le = l’objectif noir (tombes 1 et 2 pillées)
goal-black-2-3 = objectif noir : tombes 2 et 3 pillées
    .le = l’objectif noir (tombes 2 et 3 pillées)
goal-black-3-4 = objectif noir : tombes 3 et 4 pillées
    .le = l’objectif noir (tombes 3 et 4 pillées)
goal-black-4-5 = objectif noir : tombes 4 et 5 pillées
    .le = l’objectif noir (tombes 4 et 5 pillées)
goal-black-5-6 = objectif noir : tombes 5 et 6 pillées
    .le = l’objectif noir (tombes 5 et 6 pillées)
goal-black-6-7 = objectif noir : tombes 6 et 7 pillées
    .le = l’objectif noir (tombes 6 et 7 pillées)
goal-black-7-1 = objectif noir : tombes 7 et 1 pillées
    .le = l’objectif noir (tombes 7 et 1 pillées)
goal-black-majority = objectif noir : cimetière pillé
    .le = l’objectif noir (cimetière pillé)
goal-white-1-2 = objectif blanc : tombes 1 et 2 fermées
    .le = l’objectif blanc (tombes 1 et 2 fermées)
goal-white-2-3 = objectif blanc : tombes 2 et 3 fermées
    .le = l’objectif blanc (tombes 2 et 3 fermées)
goal-white-3-4 = objectif blanc : tombes 3 et 4 fermées
    .le = l’objectif blanc (tombes 3 et 4 fermées)
goal-white-4-5 = objectif blanc : tombes 4 et 5 fermées
    .le = l’objectif blanc (tombes 4 et 5 fermées)
goal-white-5-6 = objectif blanc : tombes 5 et 6 fermées
    .le = l’objectif blanc (tombes 5 et 6 fermées)
goal-white-6-7 = objectif blanc : tombes 6 et 7 fermées
    .le = l’objectif blanc (tombes 6 et 7 fermées)
goal-white-7-1 = objectif blanc : tombes 7 et 1 fermées
    .le = l’objectif blanc (tombes 7 et 1 fermées)
goal-white-majority = objectif blanc : cimetière sauvé
    .le = l’objectif blanc (cimetière sauvé)

# Événements
event-dealt = Tout le monde reçoit { $cards } cartes et trois objectifs.
event-answered = { $seat } a choisi.
event-goals-chosen = Tous les objectifs sont choisis.
event-laid-up = { $seat } pose { THING($card, form: "le") } face visible sur la tombe { $grave }.
event-laid-down = { $seat } pose { THING($card, form: "le") } face cachée sur la tombe { $grave }.
event-laid-hidden = { $seat } pose une carte face cachée sur la tombe { $grave }.
event-spied = { $seat } envoie { THING($bobby, form: "le") } espionner la tombe { $grave } et dévoile { THING($card, form: "le") }, posé par { $layer }.
event-grave-shown = Tombe { $grave }, carte { $place } : { $card }, posé par { $layer }.
event-grave-intact = La tombe { $grave } reste fermée : défense { $defence }, pillage { $robbery }.
event-grave-ransacked = La tombe { $grave } est pillée : défense { $defence }, pillage { $robbery }.
event-accused = { $seat } accuse { $accused } !
event-kept-quiet = { $seat } n’accuse personne.
event-turn-done = { $seat } ne joue pas de seconde carte.
event-passed-over = { $seat } ne peut poser aucune carte et passe son tour.
event-round-ended = Le tour de table { $round } est fini. { $first } commence le suivant.
event-final-scoring = C’est la fin : on décompte toutes les tombes.
event-cemetery-wasted = Le cimetière est pillé : { $ransacked } tombes y sont passées.
event-cemetery-saved = Le cimetière est sauvé : { $ransacked ->
        [0] aucune tombe n’est pillée
        [one] une seule tombe est pillée
       *[other] { $ransacked } tombes seulement sont pillées
    }.
event-returned-goal = { $seat } rend { THING($goal, form: "le") }.
event-first-player = { $first } prend le pion de premier joueur et commence.

# Questions
prompt-nothing = On ne te demande rien pour l’instant.
prompt-goal = Lequel de tes trois objectifs rends-tu, face cachée ? Tu gardes les deux autres.
prompt-first-card = À toi : pose une carte sur une tombe ou, si tu as un policier, envoie-le espionner.
prompt-second-card = Joue une seconde carte, ou finis ton tour. Tu as déjà posé une carte sur la tombe { $grave } : pose la seconde ailleurs.
prompt-after-spy = Après l’espion, pose une carte sur n’importe quelle tombe encore en jeu.
prompt-accuse = Une tombe a été pillée. Accuses-tu quelqu’un ?

# Décisions
decision-lay = poser { THING($lay, form: "le") } sur la tombe { $grave }
decision-spy = envoyer { THING($spy, form: "le") } espionner la tombe { $grave }
decision-done = finir le tour
decision-accuse = accuser { $player }
decision-keep = n’accuser personne
decision-return = rendre ton { $return ->
        [1] premier
        [2] deuxième
       *[other] troisième
    } objectif

# Ce qui peut être caché
hidden-graves-cards = Tombe { $place }, face cachée : { $what }
hidden-seats-hand = { $player } a en main : { $what }
hidden-seats-goals = { $player } a un { $what }

# Lignes de points
points-hand-robbers = pilleurs en main
points-hand-detectives = détectives en main
points-hand-bobbies = paires de policiers en main ({ $bobbies ->
        [one] { $bobbies } policier
       *[other] { $bobbies } policiers
    })
points-goal-met = rempli : { THING($goal, form: "le") }
points-goal-missed = manqué : { THING($goal, form: "le") }
points-rightly-accused = accusation fondée, portée par { $other }
points-wrongly-accused = accusation infondée, portée par { $other }
points-accused-rightly = accusation fondée contre { $other }
points-accused-wrongly = accusation infondée contre { $other }
points-tied = à égalité : qui a le moins de cartes en main l’emporte (ici : { $cards })
points-out-by-tie = à égalité de points et de cartes : hors course
points-total-tied = à égalité au total : la dernière manche départage (ici : { $last ->
        [one] { $last } point
       *[other] { $last } points
    })
points-out-by-total = à égalité au total : hors course

# Refus, d’après la règle qui refuse
refusal-GR-7 = { $decision } n’est pas possible : à ton tour, tu joues une ou deux cartes de ta main ; tu ne peux ni finir avant la première, ni jouer une carte que tu n’as pas.
refusal-GR-9 = { $decision } n’est pas possible : deux cartes posées dans le même tour vont sur deux tombes différentes.
refusal-GR-10 = { $decision } n’est pas possible : une tombe décomptée ne reçoit plus de cartes.
refusal-GR-11 = { $decision } n’est pas possible : un espion est un policier de ta main, et il dévoile la dernière carte d’une tombe si elle est face cachée ; sur une tombe décomptée, il n’y a plus rien à espionner.
refusal-GR-12 = { $decision } n’est pas possible : un tour compte un espion au plus, un espion demande qu’on pose aussi une carte, et dans l’édition française (option spy) il vient en premier.
refusal-GR-19 = { $decision } n’est pas possible : tu ne peux accuser qu’un adversaire, pas toi.

# Jeux de règles
rules-german = Règles allemandes
    .meaning = un espion peut aussi être la seconde carte, et le tour de table se joue toujours jusqu’au bout.
rules-french = Règles françaises
    .meaning = un espion est toujours la première carte, et la partie finit dès qu’un tour l’a décidée ; à égalité, les ex æquo sont éliminés.

# Options : de quoi il s’agit, et ce que dit chaque valeur
option-spy = Espions
    .meaning = Quelle carte d’un tour peut être un espion ?
option-spy-either = Un espion peut être la première ou la seconde carte d’un tour.
option-spy-first = Un espion est toujours la première carte d’un tour.
option-early_end = Fin anticipée
    .meaning = Une fois que quatre tombes sont restées fermées, ou que quatre sont pillées, quand la partie finit-elle ?
option-early_end-round = On joue d’abord le tour de table jusqu’au bout.
option-early_end-turn = La partie finit avec le tour qui en a décidé.
option-tie = Égalité
    .meaning = Qui gagne une manche unique si les ex æquo ont aussi le même nombre de cartes ?
option-tie-share = Ils partagent la victoire.
option-tie-tied-are-out = Ils sont éliminés, et le suivant l’emporte.
option-match_tie = Totaux à égalité
    .meaning = Qui gagne une partie en plusieurs manches si le meilleur total est à égalité ?
option-match_tie-second-total = C’est le deuxième total qui gagne.
option-match_tie-last-game = Parmi les ex æquo, qui a le plus de points à la dernière manche l’emporte.
option-after_accusing = Après l’accusation
    .meaning = Le tour continue-t-il après une phase d’accusation ?
option-after_accusing-goes-on = Le tour continue : une seconde carte peut suivre la première.
option-after_accusing-ends = Le tour est fini.
option-after_accusing-first-player-goes-on = Le tour est fini, sauf pour qui tient le pion de premier joueur.
option-accuse_at_end = Accuser à la fin
    .meaning = Peut-on accuser quand le décompte final révèle une tombe pillée ?
option-accuse_at_end-false = On n’accuse plus après le décompte final.
option-accuse_at_end-true = Si le décompte final révèle une tombe pillée, une dernière phase d’accusation suit.
option-open_hands = Cartes sur table
    .meaning = Est-ce une partie d’initiation ?
option-open_hands-false = Les mains et les objectifs sont secrets.
option-open_hands-true = Une partie d’initiation : les mains et les objectifs de tous sont visibles.
option-first_player = Qui commence
    .meaning = Quelle place commence ?
option-first_player-number = { $number ->
        [0] Le hasard décide qui commence.
       *[other] La place { $number } commence.
    }

# Décisions qui ruinent une partie
ruin-goal-lost = Tu connais toutes les cartes de cette tombe : avec celle-ci, son sort se règle contre ton propre objectif, que tu ne pourras plus remplir.

# Images du livret de règles
figure-start = La table au début à { $players } : sept tombes sans cartes, une main, et trois objectifs au choix.
figure-two-graves = Les deux exemples. Tombe 2 : deux policiers seulement comptent, 4 contre 5, pillée. Tombe 5 : 6 contre 6, elle reste fermée.
