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
robbery-on = Clique, touche l’écran ou appuie sur une touche pour continuer.
do-credit = Prendre 10 sous contre un bon de crédit, à rembourser à la fin
credit-now = Crédit : maintenant, avant d’exécuter la tuile, ou plus tard avec un poing.

## Touches
key-five = cinq de plus, ou de moins, dans le poing
key-all = tout ton argent dans le poing
key-close = fermer le poing

## Comment on joue, et ce que dit chaque signe
guide-goal = Il s’agit d’avoir le plus d’argent à la fin. Dans cinq cimetières, il y a des cartes, la plupart cachées, posées par toi, par les autres ou par le hasard : du butin, et des personnages qui peuvent tout gâcher.
guide-turn = Le hasard retourne une tuile pour toi : pose une carte face cachée dans un cimetière, regardes-en une, retournes-en une – ou envoie le Fossoyeur piller un cimetière. Avec moins de 10 sous, tu peux en prendre 10 à crédit : avant d’exécuter la tuile, ou avec n’importe quel poing.
guide-end = Lors d’un pillage, chacun ferme en secret le poing sur de l’argent. Le butin paie les poings en entier, du plus petit au plus gros, les poings égaux tous ou aucun, jusqu’à ce qu’il ne suffise plus pour le suivant : demande beaucoup, mais pas trop. L’argent de ton poing te revient, payé ou non, sauf si des bandits le prennent. Quand la pioche est vide et que quelqu’un pose la dernière carte de sa main, chaque cimetière est pillé une dernière fois, et la partie est finie.
sign-value = Une valeur : elle ajoute son nombre au butin.
sign-X = Un X double le butin, deux le triplent, et ainsi de suite. Seul, il ne vaut rien.
sign-W = Une seule veuve chasse tous les personnages, et le butin se partage comme d’habitude. À deux ou plus, elles ne font rien.
sign-G = Un seul garde, et pas de butin : chaque poing vide reçoit 5, les autres récupèrent leur argent. À deux ou plus, ils ne font rien.
sign-B = Plus de bandits que de complices : pas de butin, et tous les poings vont à la banque.
sign-A = Plus de complices que de bandits : le butin paie d’abord les plus gros poings.
sign-hidden = Une carte cachée. Ses emblèmes disent qui la connaît : qui l’a posée ou regardée. Hachurée : tu la connais.
sign-place = Pose une carte de ta main, face cachée, dans n’importe quel cimetière, et pioches-en une.
sign-look = Regarde une carte cachée ; personne d’autre ne la voit.
sign-turn = Retourne une carte face visible pour tous. Dans chaque cimetière, une carte reste cachée.
sign-gravedigger = Choisis un cimetière qui a des cartes : on le pille aussitôt.
sign-final = La partie se termine : chaque cimetière qui a des cartes est pillé une dernière fois, l’un après l’autre. Ce qui reste alors dans la bourse compte.
sign-tile-down = Une tuile à venir. Quand les sept ont servi, on les mélange à nouveau.
sign-cemetery = Un cimetière. L’emblème de son panneau ne compte que pour l’ordre des derniers pillages : chacun peut poser, regarder et piller partout.
sign-money = L’argent disponible : ce qu’on met dans son poing en sort, et y revient après la plupart des pillages.
sign-screen = De l’argent derrière le paravent : qui a compté sait combien.
sign-note = Un bon de crédit : il rapporte 10, et coûte 10 à la fin. Avec moins de 10 sous, on peut en prendre un : à son tour, avant d’exécuter la tuile, ou avec n’importe quel poing.
sign-fist = Le poing contient ce que tu veux tirer du butin. Si le butin suffit, tu reçois autant ; sinon, rien.
sign-hand = Le nombre de cartes dans cette main. Une fois la pioche vide, la partie finit quand quelqu’un pose la dernière carte de sa main.
sign-do-credit = Avec moins de 10 sous, tu peux en prendre 10 ; tu les rembourses à la fin.
## The end, in three sentences
story-robbery = { $cemetery ->
        [0] Aucun cimetière n’a été pillé.
       *[other] Le dernier pillage a eu lieu au cimetière { $cemetery }.
    }
story-rich = { $players } : { $money } en bourse, et personne n’a davantage.
story-notes = { $count ->
        [0] Personne ne doit rien.
        [one] Il reste un bon de crédit à rembourser.
       *[other] Il reste { $count } bons de crédit à rembourser.
    }
