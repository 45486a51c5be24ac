### Ce que dit le plateau de Gravediggers en plus de l’histoire.

hand = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
cemeteries = Les cimetières
nobodys = à personne
closed = fermé pour de bon
nobody = personne
cemetery = Cimetière { $cemetery }, { $owner }, { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }.
cards-at = Cartes du cimetière { $cemetery }
lies-up = place { $place } : { $card }
lies-known = place { $place } : face cachée, tu la connais : { $card } ; qui la connaît : { $knowers }
lies-down = place { $place } : face cachée ; qui la connaît : { $knowers }
act-look = Regarder
act-turn = Retourner
act-rob = Piller
act-lay = Poser la carte ici : { $card }.
tiles = Tuiles
tile-down = une tuile face cachée
pile = { $cards ->
        [0] La pioche est vide
        [one] Une carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
notes-left = { $notes ->
        [0] plus aucun bon de crédit
        [one] encore un bon de crédit
       *[other] encore { $notes } bons de crédit
    }
final = Les derniers pillages
pick-first = Choisis d’abord une carte de ta main.
behind-screen = Derrière ton paravent
notes-held = { $notes ->
        [one] et un bon de crédit
       *[other] et { $notes } bons de crédit
    }
money = argent
screen = argent derrière le paravent
note = bon de crédit
fist = Argent dans ton poing
fist-amount = { $money } dans le poing
fist-all = tout : { $money }
fist-close = Fermer le poing sur
fist-credit = avec un bon de crédit : 10 de plus, à rembourser à la fin
fist-made = poing fermé
fist-open = compte ses pièces…
own-fist = poing : { $money }
robbery = On pille le cimetière { $cemetery }
do-credit = Prendre 10 sous contre un bon de crédit, à rembourser à la fin

## Touches
key-five = cinq de plus, ou de moins, dans le poing
key-all = tout ton argent dans le poing
key-close = fermer le poing
