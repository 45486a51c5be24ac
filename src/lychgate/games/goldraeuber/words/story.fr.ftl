### Goldräuber en français : événements, questions, points, cartes. Les noms des messages suivent `rules/events.py`.
### Formes : .le et .au avec l’article (contracté).

# Cartes, choses, murs, colonnes du plan
card-tunnel = galerie
card-trap = piège
card-treasure = trésor
card-comrade = camarade disparu
thing-treasure = trésor
    .le = le trésor
    .au = au trésor
thing-comrade = camarade
    .le = le camarade
    .au = au camarade
wall-none = sans mur
wall-above = mur en haut
wall-right = mur à droite
wall-below = mur en bas
wall-left = mur à gauche
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h

# Événements
event-asked-conscience = Votre conscience vous permet-elle de voler l’aimable moine ?
event-carried-on = { $seat } pense à l’or : on y va.
event-opened = La mine est prête : { $cards } cartes. Vous partagez { $life } points de vie. { $first } commence.
event-got-points = { $seat } : { $life ->
        [0] aucun point de vie
        [one] un point de vie
       *[other] { $life } points de vie
    }.
event-rolled = { $seat } lance le dé et fait { $die }.
event-rolled-again = { $seat } relance pour savoir quel numéro s’effondre : { $die }.
event-changed = { $seat } bande tous ses muscles et change le { $from } en { $die }.
event-spent = { $seat } dépense { $spent ->
        [one] un point de vie
       *[other] { $spent } points de vie
    } ; { $life ->
        [0] il ne lui en reste plus
       *[other] il lui en reste { $life }
    }.
event-turned-up = { $seat } retourne { $column }{ $row } : { $card }, { $wall }.
event-monk-angry = Le trésor ! Voilà le moine furieux : désormais, seuls 1 et 2 donnent une action.
event-comrade-found = Votre camarade est là. Il faut que quelqu’un le porte dehors.
event-stepped = { $seat } avance en { $column }{ $row }.
event-stepped-out = { $seat } sort à l’air libre par { $column }{ $row }.
event-dug = { $seat } abat le mur en { $column }{ $row }.
event-waited = { $seat } attend dehors.
event-nothing-possible = { $seat } ne peut rien faire.
event-took = { $seat } emporte { THING($thing, form: "le") }.
event-left-lying = { $seat } laisse { THING($thing, form: "le") } sur place.
event-brought-out = { $seat } a sorti { THING($thing, form: "le") } de la mine, à l’abri pour de bon.
event-collapsed = { $column }{ $row } s’effondre ; la carte « { $card } » y était, face visible. { $seat } l’a choisie.
event-collapsed-and-shown = { $column }{ $row } s’effondre, et l’on voit seulement maintenant ce que c’était : { $card }. { $seat } l’a choisie.
event-collapsed-unseen = { $column }{ $row } s’effondre, et nul ne saura ce qu’il y avait là. { $seat } l’a choisie.
event-kept-points = { $seat } laisse les points de vie comme ils sont.
event-won = Vous avez réussi : tout le monde est sorti de la mine. Gagné !
event-shown-dead = Sous la carte effondrée, il y avait { THING($thing, form: "le") }. Perdu.
event-buried = La mine ensevelit { THING($thing, form: "le") }. Perdu.
event-miner-buried = La mine ensevelit { $miner }. Perdu.
event-miner-cut-off = Il n’y a plus d’issue pour { $miner }. Perdu.
event-cut-off = Aucun chemin ne mène plus { THING($thing, form: "au") }. Perdu.
event-hopeless = Ce que vous cherchiez ne peut plus sortir de la mine. Perdu.
event-put-away = Le moine garde son or. On range le jeu.

# Questions
prompt-nothing = On ne te demande rien pour l’instant.
prompt-conscience = Votre conscience vous permet-elle de voler l’aimable moine ?
prompt-split = { $left ->
        [one] Avant de commencer : le point de vie qui reste va-t-il à { $getting } ?
       *[other] Avant de commencer : combien des { $left } points de vie vont à { $getting } ?
    }
prompt-take = Emportes-tu { THING($thing, form: "le") } ?
prompt-change = Tu fais { $die } : un effondrement. Changes-tu le dé ? Chaque point de vie le change de 1 ; avec ceux de ta carte, tu en as { $life }.
prompt-change-second = Le second dé, pour le numéro qui s’effondre, fait { $die }. Le changes-tu ? Tu peux dépenser { $life ->
        [one] un point de vie
       *[other] { $life } points de vie
    }.
prompt-action = Retourne une carte, fais un pas ou abats un mur.
prompt-action-outside = Retourne une carte à une entrée, entre dans la mine, abats un mur – ou attends.
prompt-collapse = Quelle carte s’effondre ? Concertez-vous ; c’est toi qui décides.
prompt-collapse-number = Quelle carte s’effondre ? Une carte portant le numéro { $die }, s’il en reste.
prompt-share = { $left ->
        [one] Sur une même carte, on peut partager : le seul point de vie va-t-il à { $getting } ?
       *[other] Sur une même carte, on peut partager : combien des { $left } points de vie vont à { $getting } ?
    }
prompt-split-own = { $left ->
        [one] Avant de commencer : le point de vie qui reste est-il pour toi ?
       *[other] Avant de commencer : combien des { $left } points de vie sont pour toi ?
    }
prompt-share-own = { $left ->
        [one] Sur une même carte, on peut partager : le seul point de vie est-il pour toi ?
       *[other] Sur une même carte, on peut partager : combien des { $left } points de vie sont pour toi ?
    }

# Décisions
decision-turn = retourner { $turn }
decision-step = avancer en { $step }
decision-dig = abattre le mur en { $dig }
decision-collapse = laisser { $collapse } s’effondrer
decision-die = jouer avec un { $die }
decision-points = { $points ->
        [0] aucun point de vie
        [one] un point de vie
       *[other] { $points } points de vie
    }
decision-out = sortir à l’air libre
decision-wait = attendre dehors
decision-take = l’emporter
decision-leave = le laisser sur place
decision-keep = partager à parts égales, ou laisser tel quel
decision-yes = on y va
decision-no = ranger le jeu

# Ce qui peut être caché ; les galeries ne valent pas un mot
hidden-places = { $code ->
        [G] Le trésor, en { $place }
        [C] Le camarade disparu, en { $place }
        [X] Un piège, en { $place }
       *[other] {""}
    }

# Lignes de points
points-unfinished = la partie n’est pas finie
points-won = tout ce qu’il fallait sortir est dehors, et tout le monde aussi
points-won-alone = te voilà hors de la mine, et pas les mains vides
points-shown-dead = il y avait { THING($thing, form: "le") } sous une carte effondrée
points-buried = la mine a enseveli { THING($thing, form: "le") }
points-miner-buried = la mine a enseveli { $miner }
points-miner-cut-off = { $miner } ne pouvait plus sortir
points-cut-off = plus aucun chemin ne menait { THING($thing, form: "au") }
points-hopeless = ce que vous cherchiez était hors d’atteinte
points-put-away = on a rangé le jeu

# Refus, d’après la règle qui refuse
refusal-GO-4 = { $decision } n’est pas possible : il n’y a pas de carte là.
refusal-GO-5 = { $decision } n’est pas possible : chacun commence avec au moins un point de vie, et l’on ne répartit que les points qu’il y a.
refusal-GO-6 = { $decision } n’est pas possible : on entre dans la mine et on en sort par ses entrées, à gauche, à droite et en bas, jamais par le haut ni en diagonale.
refusal-GO-9 = { $decision } n’est pas possible : une action, c’est retourner une carte cachée, avancer sur une carte visible ou abattre un mur ; on ne peut attendre que dehors.
refusal-GO-10 = { $decision } n’est pas possible : seules les cartes à gauche, à droite, au-dessus et au-dessous sont à portée, jamais en diagonale.
refusal-GO-11 = { $decision } n’est pas possible : un mur barre le passage. Abats-le d’abord.
refusal-GO-12 = { $decision } n’est pas possible : on abat un mur de la carte où l’on se trouve, ou d’une carte visible juste de l’autre côté de ce mur.
refusal-GO-13 = { $decision } n’est pas possible : on n’entre pas dans un piège.
refusal-GO-14 = { $decision } n’est pas possible : cette carte s’est effondrée, pour de bon.
refusal-GO-16 = { $decision } n’est pas possible : changer le dé de 1 coûte un point de vie, et seuls les points des mineurs de ta carte peuvent être dépensés, ou répartis entre eux : l’un et l’autre une seule fois avant une action, et la répartition encore une fois à la fin d’un tour.
refusal-GO-18 = { $decision } n’est pas possible : on emporte le trésor ou le camarade en entrant sur sa carte, ou avant de lancer le dé.
refusal-GO-19 = { $decision } n’est pas possible : un mineur porte le trésor ou le camarade, jamais les deux.
refusal-GO-24 = { $decision } n’est pas possible : le second dé dit quel numéro s’effondre, tant qu’il reste une carte de ce numéro.

# Jeux de règles
rules-basic = Règles de base
    .meaning = quand il y a un effondrement, vous choisissez n’importe quelle carte.
rules-expert = Règles pour experts : un second dé dit quel numéro s’effondre

# Options : de quoi il s’agit, et ce que dit chaque valeur
option-expert = Experts
    .meaning = Qui choisit ce qui s’effondre ?
option-expert-false = C’est vous qui choisissez ce qui s’effondre.
option-expert-true = Un second dé dit quel numéro s’effondre.
option-mine = Mine
    .meaning = Dans quelle mine entrez-vous ?
option-mine-default = Vous jouez avec les 24 cartes habituelles.
option-mine-other = Vous jouez dans une mine à vous, lue dans un fichier.
option-conscience = Conscience
    .meaning = Vous demande-t-on si vous voulez voler le moine ?
option-conscience-false = On ne demande rien à personne : la partie commence.
option-conscience-true = On le demande d’abord au premier joueur, qui répond pour tous.
option-first_player = Qui commence
    .meaning = Quelle place commence ?
option-first_player-number = { $number ->
        [0] Le hasard décide qui commence.
       *[other] La place { $number } commence.
    }

# Décisions qui ruinent une partie
ruin-miner-buried = Quelqu’un s’y trouve, et sera enseveli : vous avez tous perdu.
ruin-buried = Le trésor ou le camarade s’y trouve, et sera enseveli : vous avez tous perdu.
ruin-may-bury = Le trésor ou le camarade est peut-être là. Si oui, vous avez tous perdu.
ruin-cut-off = Après cela, quelqu’un, le trésor ou le camarade ne pourra plus sortir : vous avez tous perdu.
ruin-hopeless = Après cela, vous ne pourrez plus sortir ce que vous cherchiez : vous avez tous perdu.
ruin-put-away = On range le jeu avant d’avoir commencé ; la partie compte comme non gagnée.

# Images du livret de règles
figure-mine = { $players ->
        [1] La mine en solitaire.
       *[other] La mine à { $players } joueurs.
    }
