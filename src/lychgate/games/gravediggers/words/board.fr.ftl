### Gravediggers au terminal : ce que dit le plateau en plus de l’histoire du jeu.

title = Gravediggers
tagline = Cinq cimetières, des cartes cachées, et un poing plein de sous.
intro =
    Cinq cimetières, avec des cartes face cachée. Les nombres sont du butin, les
    personnages des ennuis, ou de l’aide. À ton tour, une tuile dit quoi faire : placer une
    carte de ta main, en regarder une, en retourner une, ou envoyer le Fossoyeur piller.

    Quand un cimetière est pillé, chacun met en secret une part de son argent, ou rien,
    dans son poing. Puis on retourne toutes les cartes. Chaque poing veut gagner autant
    qu’il contient. Le plus petit est payé d’abord, et ainsi de suite ; le premier qu’on ne
    peut pas payer en entier n’a rien, les suivants non plus. Les poings, eux, reviennent.

    Une veuve distrait tout le monde : aucun autre personnage n’agit. Un garde : pas de
    butin, et tous les poings reviennent, avec une récompense pour les poings vides. Plus
    de bandits que de complices : pas de butin, et tous les poings sont perdus. Plus de
    complices que de bandits : le plus gros poing est payé d’abord. Deux personnages
    ou plus d’une même sorte s’annulent presque toujours.

    À court d’argent, on peut prendre un bon de crédit, à rembourser à la fin. Quand la
    pioche est vide et que quelqu’un pose sa dernière carte, chaque cimetière est pillé
    une dernière fois. Qui a le plus d’argent gagne.

headline = Gravediggers · pioche { $pile } · bons de crédit { $notes }
headline-over = Gravediggers · la fin
robbed = on pille le cimetière { $cemetery }
row-cards = cartes
nobodys = à personne
tiles-down = Tuiles cachées :
tile-down = { $tiles ->
        [one] { $tile }
       *[other] { $tile } ×{ $tiles }
    }
cards-in-hand = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
money = { $money ->
        [one] { $money } sou
       *[other] { $money } sous
    }
notes = { $notes ->
        [one] { $notes } bon
       *[other] { $notes } bons
    }
fist = poing { $money }
fist-made = poing fermé
gone-cards = Hors jeu :
your-hand = Ta main
hand-of = Main : { $name }

# Décisions, par morceaux
choice-lay = poser cette carte : { $card }
choice-credit = prendre 10 sous contre un bon de crédit (10 à rembourser)
choice-look = cimetière { $value }
choice-turn = cimetière { $value }
choice-rob = cimetière { $value }
choice-fist = { $value ->
        [one] { $value } sou
       *[other] { $value } sous
    }
choice-credit_fist = { $value ->
        [one] { $value } sou
       *[other] { $value } sous
    }, avec un bon de crédit
choice-sort = { $value ->
       *[fist] avec ton propre argent seulement
        [credit_fist] avec un bon de crédit, pour 10 de plus, à rembourser à la fin
    }
choice-place = place { $value }
choice-cemetery = cimetière { $value }
ask-cemetery = Dans quel cimetière ? ({ $choices })
ask-place = À quelle place ? ({ $choices })
ask-fist = Tape un montant. ({ $choices })
ask-credit_fist = Tape un montant. ({ $choices })
ask-look = Dans quel cimetière ? ({ $choices })
ask-turn = Dans quel cimetière ? ({ $choices })
ask-rob = Quel cimetière ? ({ $choices })

# Ce qu’on peut taper
notation =
    W@3       poser une veuve au cimetière 3 (G garde, A complice, B bandit)
    look 3.2  regarder la deuxième carte du cimetière 3 ; turn 3.2 la retourne
    rob 3     envoyer le Fossoyeur au cimetière 3
    fist 7    mettre 7 dans ton poing
    credit    à ton tour, avec moins de 10 : prendre 10 contre un bon de crédit
    credit fist 12  à un pillage : demander un bon, et mettre 12 dans ton poing
legend =
    2 ░░·1    la deuxième place : une carte cachée, posée par le joueur 1
    2 (W)     une carte cachée que tu as vue
    {"*"}         nouvelle depuis ta dernière décision     ›   à qui de décider
