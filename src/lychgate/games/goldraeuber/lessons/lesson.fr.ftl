### Apprendre Goldräuber en jouant, en français. Quel message vient quand, les chapitres à côté de ce fichier le disent.

chapter-turn = Retourner une carte
turn-welcome = Vous jouez ensemble, contre la montagne. Sous les quatre cartes du cœur se cachent le trésor et votre camarade disparu. Sortez-les tous les deux, et sortez vous aussi, toute la bande.
turn-die = À ton tour, tu lances le dé. De 1 à 4, c’est une action ; 5 ou 6, un effondrement. Tu as fait 3 : une action. On peut par exemple retourner une carte voisine.
turn-task = Tu es dehors : là aussi tu lances le dé, et tu peux attendre. Les bords avec une porte, à gauche, à droite et en bas, sont des entrées : de là, tu atteins les cartes qui sont derrière. Retourne la carte c4, proche du cœur de la mine.
turn-wait = Dehors, tu peux attendre, mais chaque jet perdu rapproche le prochain effondrement. Retourne c4.
turn-elsewhere = Ce serait un chemin aussi, mais plus long. c4 est plus proche du cœur.
turn-done = Une galerie. On peut y entrer, mais un mur barre son bord supérieur. Retourner, avancer, abattre un mur : chaque fois une action.

chapter-step = Entrer dans la mine
step-trap = Tu as encore une action. c4 est une galerie ; d4 est un piège : personne ne peut jamais y entrer.
step-task = Avance dans la galerie, en c4.
step-into-trap = C’est un piège : on ne peut pas y entrer. En c4, à côté, oui.
step-wait = Il y a une galerie, et tu as une action : entre, avance en c4.
step-turn = Une carte de plus n’aiderait guère maintenant. Avance en c4, c’est par là que cela continue.
step-done = Te voilà dans la mine. D’ici, tu atteins les cartes à gauche, à droite, au-dessus et au-dessous, jamais en diagonale. Les autres peuvent partager ta carte.

chapter-wall = Abattre un mur
wall-task = Tu es en c4 et tu veux monter, mais un mur longe ce bord. Abats-le.
wall-barred = Le mur barre ce passage, des deux côtés. Abats-le d’abord.
wall-out = Déjà envie de sortir ? Le chemin monte : abats le mur.
wall-other = Cela peut attendre. Entre toi et le cœur de la mine, il y a le mur de c4 : abats-le.
wall-done = Le mur a disparu pour de bon, pour vous tous, et pour le retour aussi. Un mur barre les deux sens, et on peut l’abattre des deux côtés. À la prochaine action, tu pourrais avancer en c3.

chapter-collapse = Un effondrement
collapse-die = Tu as fait 6 : un effondrement. Une carte s’effondre, plus personne n’y entrera, et c’est à toi de choisir laquelle.
collapse-task = Si l’un de vous, le trésor ou le camarade est enseveli, ou si quelqu’un ne peut plus sortir, tout est perdu ; une carte cachée du cœur qui s’effondre est montrée à tous. Choisis une carte qui ne vous manquera pas : a1 ou f1 dans les coins, ou le piège d4.
collapse-miner = C’est là que tu es ! Tu y resterais, et tout serait perdu. Prends un coin, ou le piège.
collapse-way = Sans cette carte, tu n’aurais plus de chemin ouvert pour le retour. Prends un coin, ou le piège.
collapse-inner = Le trésor et le camarade sont sous les cartes du cœur : en ensevelir un, c’est tout perdre aussitôt. Prends un coin, ou le piège.
collapse-may-need = Cela ne ferait pas de mal maintenant, mais ce sera peut-être votre chemin de retour. D’abord les coins et les pièges : a1, f1 ou d4.
collapse-done = Bien : rien n’est perdu. Un piège qui s’effondre ne vous coûte rien du tout. Gardez deux sorties tant que vous pouvez.

chapter-life = Les points de vie
life-points = Encore un mauvais jet : un 5, donc un effondrement. Mais tu as des points de vie. Chacun change le dé de 1.
life-task = Fais du 5 un 4, et c’est une action : cela coûte un point de vie.
life-five = Ce serait encore un effondrement. Un point de vie fait du 5 un 4.
life-done = Une action au lieu d’un effondrement. Vous avez peu de points de vie ; sur une même carte, on peut utiliser ceux des autres et s’en donner ; dehors, chacun n’a que les siens. Gardez-les pour le retour.

chapter-treasure = Le trésor
treasure-seen = Le trésor est découvert ! Désormais le moine est furieux : seuls 1 et 2 sont des actions, de 3 à 6 tout s’effondre. Tu as fait 2.
treasure-step = Vite, avance en c2.
treasure-other = Pas le temps : le trésor est en c2. Vas-y.
treasure-take = Tu y es. L’emportes-tu ?
treasure-leave = Un effondrement pourrait l’ensevelir. Tu es là, les mains libres : prends-le.
treasure-done = Le prendre ne coûte pas d’action. Dans la mine, tu ne peux ni le poser ni le donner, et tu ne portes rien d’autre : avec le trésor, on ne peut pas porter le camarade. Quelqu’un d’autre doit aller le chercher. Et maintenant dehors, avant que la montagne ne s’écroule.

chapter-out = La sortie
out-task = Tu es en c4 avec le trésor, et tu as fait 1. Le bord inférieur est une entrée. Sors de la mine.
out-back = Retourner au fond ? Avec le trésor dans les mains, il n’y a qu’un chemin : dehors.
out-other = Cela peut attendre. Sors le trésor.
out-done = Le trésor est en sûreté, quoi qu’il arrive. Vous gagnez quand le camarade est dehors aussi, et vous tous. Une fois dehors, on peut rentrer, les mains libres.

chapter-play = Votre première expédition
play-end = Continuez maintenant, à deux, avec deux points de vie par personne. Le trésor et le camarade sont encore sous les cartes du cœur.
play-work = Partagez le travail : tous cherchent jusqu’à ce que le camarade soit trouvé, puis un seul cherche le trésor. L’un va chercher le trésor, un autre le camarade, et qui n’a rien à chercher sort aussitôt. Prenez le chemin le plus court, plutôt par des cartes connues : une carte cachée peut être un piège.
play-life = Gardez des points de vie pour le moment où le moine est furieux. Alors un point fait d’un 3 un 2, et c’est bien payé. Répartis-les sur les actions qu’il te reste à faire : avec quatre points et deux actions, deux peuvent partir pour une. Si chaque effondrement doit barrer la route à quelqu’un, paie ce qu’il faut. Tant qu’il est furieux, les points de tous ceux d’une même carte vont à celui qui a encore le plus à faire.
play-on = Ouvrez un chemin court, et abattez un mur avant de retourner la carte du cœur qui est derrière : ensuite, le moine sera peut-être furieux. Laissez s’effondrer ce qui ne sert à personne. Ce qui ferait perdre aussitôt est marqué ; un robot te donne un conseil chaque fois que tu le demandes. Bonne chance !
