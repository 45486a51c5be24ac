### La Vengeance des pilleurs de tombes au terminal : ce que dit le plateau en plus de l’histoire du jeu.

title = La Vengeance des pilleurs de tombes venus de l’espace
tagline = Tourne un film affreux, et lâche tes monstres dans ceux des autres.
intro =
    Tu tournes une série B, et les autres aussi. Les personnages, leurs accessoires et le
    lieu du tournage font la défense de ton film et, à la fin, ses points. Les mots du
    titre, choisis au début, rapportent aussi des points, où que tu les aies.

    À ton tour, complète ta main et joue ce que tu veux : des personnages, un accessoire
    pour chacun, un lieu pour toi ou, s’il est mauvais, pour quelqu’un d’autre ; et des
    créatures, pour attaquer un autre film. Si l’attaque est au moins égale à la défense,
    quelqu’un y meurt.

    Quoi qu’on joue, les autres peuvent le contrer ; pendant une attaque, et à la fin
    d’un tour, tout le monde peut jouer des effets spéciaux. Tous répondent à la fois et
    en secret. Si l’on t’interroge trop souvent, tu peux passer d’office pour un temps :
    choisis-le en passant, ou en finissant ton tour.

    Quand le générique défile, ou que la pioche est vide, le meilleur film gagne.

headline = Venus de l’espace · tour de table { $round } · pioche { $pile } · défausse { $discard }
headline-over = Venus de l’espace · la fin
last-turn = dernier tour
last-card = dernière carte : { $name }
title-cards = Pour le titre :
title-words = Titre :
attack = « { $creature } » attaque le film signé { $film } : { $attack } contre { $defence }
being-played = On joue :
film-value = { $cards ->
        [one] vaut { $value }, { $cards } carte
       *[other] vaut { $value }, { $cards } cartes
    }
beside = (notés { $points }, de côté { $cards })
your-hand = Ta main
hand-of = Main : { $name }

# Décisions, par morceaux
choice-card = { $card }
choice-ability = utiliser « { $card } »
choice-film = { $name }
choice-replace = remplacer ce qui est là
choice-combine = combiner les deux
choice-end = finir le tour
choice-pass = passer
choice-wish = passer { $wish }
choice-end-and-wish = finir le tour, et passer { $wish }
choice-title = { $words }
ask-title = Tape { $choices }, ou 0 pour aucun.
ask-film = Chez qui ? ({ $choices })

# Ce qu’on peut taper
how-to-answer = Ta réponse, ou en bref : { $example } · ? aide · lire conseil journal règles { $undo ->
        [1] annuler sauver quitter
       *[0] sauver quitter
    }
notation =
    burning-torch         jouer, déplacer ou choisir ; un double : burning-torch.2
    shopping-mall!        utiliser son pouvoir
    film 2                le film, ou la main, du joueur 2
    replace, combine      ce que devient le lieu en place
    end, pass             finir le tour ; passer
    pass until-attacked   passer, et continuer ; ou this-turn, until-touched,
                          until-own-turn, until-credits
    title 1 3 4           ces mots des six vont dans le titre ; title - : aucun
legend =
    ◖3◗  ⚔ 9              défense, et attaque, d’une carte
    Phare |               le lieu d’un film, devant ses personnages
    Shérif [Pistolet]     un personnage, et ce qui est sous lui
    ›                     à qui de jouer
help-own-commands = Cartes et titres
own-commands =
    lire NOM    tout le texte d’une carte que tu vois ; lire 2 : de la carte de
                ce numéro dans la question ; lire seul : de ta main
    titre NOM   appeler ainsi le film ; titre seul : comme le jeu le propose
