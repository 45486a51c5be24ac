### Goldräuber au terminal : ce que dit le plateau en plus de l’histoire du jeu.

title = Goldräuber
tagline = Ensemble dans la mine du moine noir, et ensemble dehors.
intro =
    Vous gagnez ou perdez tous ensemble. Au cœur de la mine se trouvent un trésor et un
    camarade disparu. Sortez les deux, et tout le monde avec, avant que la mine ne
    s’effondre. (En solo, l’un des deux suffit.)

    À ton tour, tu lances le dé. De 1 à 4, c’est une action : retourner une carte voisine,
    avancer sur une carte visible, ou abattre un mur de pierre. Avec 5 ou 6, une carte de
    votre choix s’effondre, pour de bon. Dès que le trésor est retourné, le moine est
    furieux : seuls 1 et 2 sont encore des actions.

    Un point de vie change le dé de 1 ; les mineurs d’une même carte s’entraident.
    On n’entre pas dans un piège. Les murs arrêtent les pas tant qu’on ne les abat pas.

    On entre et on sort à gauche, à droite et en bas, jamais par le haut. Personne ne
    porte à la fois le trésor et le camarade. Si un mineur, le trésor ou le camarade est
    enseveli ou coupé du monde, tout est perdu.

headline-calm = Goldräuber · le moine est aimable : jusqu’à { $most }, c’est une action
headline-angry = Goldräuber · le moine est furieux : action jusqu’à { $most } seulement
headline-over = Goldräuber · la fin
die = le dé fait { $die }
kind-tunnel = galerie
kind-trap = piège
kind-treasure = trésor
kind-comrade = camarade
thing-hidden = { $thing } : pas encore trouvé
thing-lying = { $thing } : en { $place }
thing-buried = { $thing } : enseveli en { $place }
thing-carried = { $thing } : porté par { $name }
thing-safe = { $thing } : dehors, à l’abri
at = en { $place }
outside = dehors
life = { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
carries = porte le { $thing }

# Décisions, par morceaux
choice-turn = retourner { $value }
choice-step = avancer en { $value }
choice-dig = abattre le mur en { $value }
choice-collapse = { $value } s’effondre
choice-die = { $cost ->
        [0] garder le { $value }
        [one] un { $value } pour 1 point
       *[other] un { $value } pour { $cost } points
    }
choice-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $phase ->
        [acting] { " " }pour toi, de ceux de ta carte
       *[other] { "" }
    }
choice-out = sortir de la mine
choice-wait = attendre dehors
choice-take = l’emporter
choice-leave = le laisser sur place
choice-keep = { $phase ->
        [splitting] les partager à parts égales
       *[other] les laisser comme ils sont
    }
choice-yes = oui
choice-no = non
ask-collapse = Tape une carte. ({ $choices })
ask-turn = Tape une carte. ({ $choices })
ask-step = Tape une carte. ({ $choices })
ask-dig = Tape une carte. ({ $choices })

# Ce qu’on peut taper
notation =
    turn c3      retourner la carte c3            die 4     jouer avec un 4
    step c3      avancer sur la carte c3          points 2  deux points de vie
    dig c3       abattre le mur de cette carte    keep      parts égales ; tel quel
    out, wait    sortir de la mine ; attendre     take, leave  emporter, ou non
    collapse c3  la carte qui s’effondre          yes, no   oui, non
legend =
    ░░  une carte cachée, ▒▒ l’une des quatre au cœur de la mine
    ▓▓▓▓  effondrée       ═ ║  un mur de pierre, ≡ ╫ deux
    ◆     le trésor ou le camarade est ici
    (2)   le mineur du joueur 2, (124) trois mineurs  ›  à qui de jouer
