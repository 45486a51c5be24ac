### Graverobbers au terminal : ce que dit le plateau en plus de l’histoire du jeu.

title = Graverobbers
tagline = Sept tombes, des objectifs secrets, des pilleurs et la police.
intro =
    On pose des pilleurs, des détectives et des policiers sur sept tombes. À la septième
    carte, une tombe est décomptée : plus de pillage que de défense, elle est pillée ;
    sinon, elle reste fermée. La partie finit après 8 tours de table (6 à cinq ou six),
    ou dès que quatre tombes sont pillées ou quatre restées fermées. Avec quatre tombes
    pillées ou plus à la fin, le cimetière est pillé ; sinon, il est sauvé.

    Ce que tu GARDES en main compte. Cimetière pillé : chaque pilleur de ta main ajoute
    sa valeur, chaque détective la retire. Sauvé : l’inverse. Chaque paire de policiers
    vaut 1 point. Et il y a tes deux objectifs secrets : les noirs veulent des tombes
    pillées, les blancs des tombes fermées.

    À ton tour, tu joues une ou deux cartes, sur deux tombes différentes. La première
    carte d’une tombe est face visible, la suivante face cachée, et ainsi de suite. Un
    policier ne compte qu’avec un détective. Ou défausse un policier comme espion : il
    dévoile la dernière carte d’une tombe, si elle est cachée, et tu dois encore poser
    une carte.

    Quand une tombe est pillée, tu peux accuser quelqu’un, une fois par partie :
    3 points si un de ses objectifs noirs est rempli à la fin, sinon 1 de moins.

headline = Graverobbers · tour de table { $round } sur { $rounds }
headline-over = Graverobbers · la fin
row-cards = cartes
row-defence = défense
row-robbery = pillage
next-up = visible
next-down = cachée
fate-intact = fermée
fate-ransacked = pillée
face-down = cachée
cards-in-hand = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
accuses = !{ $accused }
first-player = 1er
your-hand = Ta main
hand-of = Main : { $name }
your-goals = Tes objectifs
goal-points = { $goal } ({ $points } points)
black-pair = noir : { $graves } pillées ({ $points })
white-pair = blanc : { $graves } fermées ({ $points })
black-majority = noir : cimetière pillé ({ $points })
white-majority = blanc : cimetière sauvé ({ $points })

# Décisions, par morceaux
choice-lay = { $card }
choice-spy = espionner avec : { $card }
choice-accuse = accuser { $name }
choice-done = finir le tour
choice-keep = n’accuser personne
ask-grave = Sur quelle tombe ? ({ $choices })

# Ce qu’on peut taper
notation =
    R3@2     poser le pilleur 3 sur la tombe 2 (R pilleur, D détective, B policier)
    B1?5     défausser le policier 1 comme espion sur la tombe 5
    done     ne pas jouer de seconde carte
    !4       accuser le joueur 4    keep   n’accuser personne
    goal 2   rendre le deuxième de tes trois objectifs
legend =
    R3·2     pilleur 3, posé par le joueur 2 (D détective, B policier)
    ░░·2     une carte face cachée            (R3)·1   cachée, mais posée par toi
    visible  la carte suivante le sera ; 3+? : 3, plus ce qui est caché
    {"*"}        nouvelle depuis ta décision      ›        à qui de décider
    !Lupin   a accusé Lupin                   1er      a le pion de premier joueur
