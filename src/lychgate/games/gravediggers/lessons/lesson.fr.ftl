### Apprendre Gravediggers en jouant, en français. Quel message vient quand, les chapitres à côté de ce fichier le disent.

chapter-place = Poser une carte
place-welcome = Bienvenue au village. Dans cinq cimetières, des cartes sont posées face cachée : du butin, et des personnages qui peuvent tout gâcher. Qui a le plus d’argent à la fin l’emporte.
place-tile = À ton tour, le hasard retourne une tuile, et tu fais ce qu’elle dit ; quand les sept sont retournées, on les remélange. Ici, c’est Placer : une carte de ta main va, face cachée, dans n’importe quel cimetière, peu importe à qui il est.
place-task = Pose ton 10, le meilleur butin qui soit, dans le cimetière 3 : d’abord la carte, puis le cimetière.
place-elsewhere = C’est bien le 10, mais il va dans le cimetière 3. C’est là que tu pilleras plus tard.
place-guard = Ton garde servira plus tard : il fait échouer un pillage, et il n’y a encore rien à piller. C’est le 10 qu’il faut.
place-widow = Ta veuve servira plus tard : elle chasse les autres personnages, et il n’y en a encore aucun. C’est le 10 qu’il faut.
place-small = Ce serait du butin aussi, mais bien peu. Prends le 10.
place-done = Tout le monde a vu où tu as posé une carte, et personne d’autre ne sait laquelle. Tu en as pioché une autre. C’est la moitié du jeu : savoir ce qui se cache, et où.

chapter-look = Regarder une carte
look-tile = C’est la tuile Regarder : tu regardes une carte cachée. Personne d’autre ne la voit.
look-task = Dans le cimetière 2, quelqu’un a posé une carte à côté d’un 10 visible. Un cadeau, ou un piège ? Regarde cette carte.
look-own = C’est toi qui as posé cette carte : c’est ton 10. Regardes-en une que tu ne connais pas.
look-open = Ce 10 est face visible, tout le monde le connaît. Regarde la carte d’à côté.
look-elsewhere = Là, c’est une carte de la pioche. Celle que quelqu’un a choisie pour le cimetière 2 t’en dira plus.
look-done = Un bandit ! Là où il y a plus de bandits que de complices, il n’y a pas de butin, et tout l’argent des poings est perdu. Bon à savoir avant de fermer le tien.

chapter-turn = Retourner une carte
turn-tile = C’est la tuile Retourner : une carte est retournée devant tout le monde, et reste visible. La dernière carte cachée d’un cimetière ne peut pas l’être.
turn-task = Dans le cimetière 3, il y a ton 10, et à côté une carte de quelqu’un d’autre. Retourne celle-là ; ton 10 reste ton secret.
turn-own = C’est ton propre 10 : tout le monde saurait ce qu’il y a à prendre. Retourne la carte d’à côté.
turn-open = Cette carte est déjà visible. Retourne la deuxième carte du cimetière 3.
turn-last = Dans chaque cimetière, au moins une carte reste cachée : la dernière ne peut pas être retournée. Le cimetière 3 en a deux.
turn-done = Un 5. Avec ton 10, cela fait un butin de 15, et personne d’autre ne peut en être sûr.

chapter-fist = Piller, fermer le poing
fist-tile = C’est la tuile Fossoyeur : tu choisis un cimetière, et vous le pillez aussitôt, tous ensemble.
fist-rob = Dans le cimetière 3, il y a un 5 visible, et un 5 que tu as posé. Envoies-y le Fossoyeur.
fist-bandit = Tu y as vu le bandit : tout l’argent serait perdu. Pille le cimetière 3.
fist-unknown = Tu ne sais pas ce qu’il y a là. Du cimetière 3, tu sais tout.
fist-task = Chacun met maintenant en secret de l’argent dans son poing : autant qu’il veut tirer du butin. Le butin est de 10. Le plus petit poing est payé d’abord, en entier, puis le suivant, tant que le butin suffit. Les autres ne savent rien de ton 5 et sont peut-être avides : mets 3 ou 4.
fist-empty = Un poing vide ne reçoit rien. Rien ne gâche ce pillage : mets 3 ou 4.
fist-timid = Tu recevrais ton dû, mais bien peu. Avec 3 ou 4, tu passes sans doute encore en premier.
fist-half = Si quelqu’un d’autre a 5 aussi, les deux sont payés, et il ne reste rien ; si les deux autres ont moins, tu risques de ne rien recevoir. Essaie 3 ou 4.
fist-greedy = Plus tu en mets, plus tard on te paie. Avec autant, il risque de ne plus rien rester pour toi. Essaie 3 ou 4.
fist-done = Ton poing était le plus petit : le butin l’a payé en entier, et tu as aussi repris ton argent. Le 6 a été payé aussi. Pour le 8, il restait trop peu, et qui ne peut pas être payé en entier ne reçoit rien, ni les suivants : ils ne font que reprendre leur argent. Des poings égaux sont tous payés, ou aucun.

chapter-guard = Le garde
guard-persons = Quand on pille un cimetière, toutes ses cartes sont retournées, et les personnages agissent. Ici, il y a un 10 visible, et un garde que tu as posé.
guard-task = Un garde seul ne laisse le butin à personne, et donne 5 à tous ceux qui ont le poing vide. Personne d’autre ne sait qu’il est là. Combien mets-tu dans ton poing ?
guard-money = Cet argent te reviendrait sans rien rapporter : le garde ne paie que les poings vides. Garde le poing vide : 0.
guard-done = Personne n’a eu le 10. Les autres ont repris leur argent, et toi, tu as 5 de plus. Deux gardes auraient joué aux cartes ensemble, sans rien faire.

chapter-widow = La veuve
widow-persons = Ici, un 10 et un bandit sont face visible : tous craignent pour leur argent. Mais tu as posé une veuve.
widow-task = Une veuve seule attire tous les regards : tous les personnages partent, et le butin se partage comme d’habitude. Il est de 10. Mets de 3 à 5 : plus qu’on n’ose quand on a peur, et moins qu’on ne voudrait.
widow-empty = Tu en sais plus que les autres : le bandit partira. Un poing vide ne reçoit rien ; mets de 3 à 5.
widow-timid = C’est sûr, mais c’est peu. Les autres ont peur du bandit : mets de 3 à 5.
widow-greedy = Un butin de 10 paie d’abord les plus petits poings. Avec autant, tu risques d’arriver trop tard ; mets de 3 à 5.
widow-done = La veuve a chassé le bandit, et ton poing a été payé. Deux veuves auraient bavardé ensemble, et le bandit aurait tout pris.

chapter-accomplice = Le complice et le X
accomplice-persons = Un 5 visible, un complice visible, et un X que tu as posé. Un X compte le butin une fois de plus : il est de 10 ; avec deux X, il serait triplé. Et là où il y a plus de complices que de bandits, le plus gros poing est payé d’abord.
accomplice-task = Cette fois, l’audace paie. Le butin est de 10 : mets 8, 9 ou 10.
accomplice-empty = Un poing vide ne reçoit rien. De l’audace : 8, 9 ou 10.
accomplice-more = Le butin n’est que de 10. Qui ne peut pas être payé en entier ne reçoit rien, et les suivants non plus ; de 8 à 10, c’est bien.
accomplice-low = Cette fois, le plus gros poing est payé d’abord. Avec si peu, quelqu’un passe avant toi ; mets 8, 9 ou 10.
accomplice-done = Ton poing était le plus gros, et pour le suivant le butin ne suffisait plus. À nombre égal, bandits et complices se disputent et s’en vont, et l’on partage comme d’habitude. La veuve agit d’abord, puis le garde, puis eux. Regarde qui est là avant de fermer le poing.

chapter-play = La seconde moitié
play-end = Joue maintenant une partie jusqu’au bout ; la moitié en est passée. Quand la pioche est vide et que quelqu’un a posé la dernière carte de sa main, chaque cimetière est pillé une dernière fois, et la partie est finie. Les cartes restées en main ne comptent pas, et savoir à qui est un cimetière ne change rien d’autre.
play-credit = Avec moins de 10 sous, tu peux en prendre 10 contre un bon de crédit, à ton tour ou en fermant le poing ; il en coûte 10 à la fin. Qui a le plus d’argent l’emporte.
play-on = Trois choses aident : pose des personnages là où personne d’autre ne les connaît, mets peu là où tu ne sais rien, et compte ce que le butin peut valoir. Un robot te donne un conseil chaque fois que tu le demandes. Bonne chance !
