### Apprendre Outer Space en jouant, en français. Quel message vient quand, les chapitres à côté de ce fichier le disent.

chapter-cast = Le casting
cast-welcome = Tu tournes le pire film de tous les temps, et les autres aussi. Voici le tien, avec un seul personnage pour l’instant. À la fin, le film qui vaut le plus l’emporte.
cast-task = Les personnages entrent dans ton film, et chacun y ajoute sa valeur. Joue le shérif : prends la carte, puis appuie sur Jouer.
cast-prop = C’est un accessoire, il viendra ensuite. D’abord un autre personnage : le shérif.
cast-creature = Une créature attaque les autres films, mais au premier tour de table on n’attaque personne. Joue le shérif.
cast-end = Ton tour n’est pas fini : tu peux jouer autant de cartes que tu veux. Joue le shérif.
cast-done = Le shérif vaut 4. Quoi que tu joues, on demande d’abord aux autres s’ils contrent la carte. Personne ne l’a fait.

chapter-arm = Accessoires et lieu
arm-task = Les accessoires renforcent les personnages. Joue la torche.
arm-later = L’observatoire vient tout de suite. D’abord la torche.
arm-end = Pas encore. Joue la torche.
arm-whom = Qui la reçoit ? Choisis l’un de tes deux personnages.
arm-own = Cela aiderait un autre film. Choisis plutôt le tien.
arm-location = Un personnage ne reçoit qu’un nouvel accessoire par tour. Mais un film a aussi un lieu, et il compte. Joue l’observatoire.
arm-not-yet = C’est l’observatoire qui manque à ton film. Joue-le.
arm-where = Sur quel film ? Au premier tour de table, tout va sur le tien ; plus tard, un lieu se pose sur n’importe lequel, sur le tien s’il est bon, sur un autre s’il porte un moins. Il remplace l’ancien.
arm-done = Tout s’additionne, et voilà la valeur de ton film : ce qu’il compte à la fin, et sa défense contre les attaques.

chapter-attack = Attaquer
attack-task = À partir du deuxième tour de table, les créatures attaquent. L’androïde a une attaque de 12 ; l’autre film se défend avec tout ce qu’il a. Joue l’androïde.
attack-chicken = Le poulet est un accessoire pour ton shérif. Attaque d’abord : joue l’androïde.
attack-end = Ton tour n’est pas fini : joue l’androïde.
attack-whom = Choisis le film attaqué.
attack-film = Ce film ne peut pas être attaqué. Choisis l’autre.
attack-window = C’est 12 contre 9, car le robot compte 6 contre un autre robot : sa carte le dit. Maintenant, tout le monde peut jouer des effets spéciaux, toi aussi : on demande à tous à la fois, et personne ne voit qui réfléchit à quoi. Tu n’as pas d’effet en main : passe.
attack-pass = Il suffit de passer cette fois. Appuie sur Passer.
attack-prop = Le poulet sauve un film où il se trouve, et un accessoire ne se joue qu’à ton tour, avant l’attaque.
attack-victim = L’attaque est au moins égale à la défense : elle réussit. À toi de choisir qui meurt.
attack-other = Choisis un personnage du film que tu as attaqué.
attack-done = Disparu, avec tout ce qui était dessous. L’androïde est défaussé, comme il l’est quand une attaque échoue ; attaque avec autant de créatures que tu en as. Attaque là où cela suffit, en comptant les effets spéciaux que tu as en main. On attaque moins un film fort : arme le tien.

chapter-prevent = Contrer une carte
prevent-attack = Aux autres maintenant : un androïde est lâché sur ton film ! Attaque 12, ton film n’y résisterait pas. Mais avant qu’une carte ne fasse quoi que ce soit, on peut la contrer.
prevent-task = « Faux raccord » permet de contrer n’importe quelle carte. Joue-le maintenant.
prevent-pass = Alors l’androïde arrive, et le shérif meurt. Tu as de quoi le contrer : « Faux raccord ».
prevent-done = L’androïde n’a rien fait, et le voilà défaussé. On peut aussi répondre à une réponse, si l’on a une telle carte. On te pose toujours la question, quoi que tu aies en main : ainsi, elle ne révèle rien.

chapter-credits = Le générique
credits-values = Ton film vaut bien plus que l’autre. C’est le moment de finir. À partir du troisième tour de table, qui a le générique, et un personnage dans son film, peut le jouer à son tour.
credits-task = Joue « Fin ».
credits-chicken = Tu pourrais, mais le générique te donne la victoire. Joue « Fin ».
credits-end = Si tu attends, on t’attaquera. Joue « Fin ».
credits-done = Personne ne l’a contré : tu termines ton tour, et la partie est finie. On joue le générique quand on mène ; quand on est derrière, on garde de quoi le contrer.

chapter-play = La fin d’un film
play-turn = Continue maintenant, à trois. À ton tour, ta main est complétée à six cartes, tu joues ce que tu veux, et à la fin tu peux en défausser une qui ne te sert pas. Tout le monde peut jouer des effets spéciaux pendant chaque attaque et à la fin de chaque tour, et toi à tout moment du tien ; chaque carte dit ce qu’elle fait.
play-cards = Joue tout de suite ce qui aide ton film ou affaiblit les autres. Garde ce qui contre une carte ou change une attaque, jusqu’à ce que cela en décide une. Certaines cartes d’un film servent aussi : ce qui sauve le tien, quand une attaque réussirait.
play-traits = Les créatures aquatiques n’attaquent que les films sans lieu ou avec un lieu au bord de l’eau, et les armes ne font rien contre un essaim. Un film sans personnage ne peut pas être attaqué. Deux lieux se combinent si une des cartes le dit, et tu peux donner des accessoires aux autres films aussi. Un générique contré va à la défausse, et la partie continue.
play-title = Les films ont un titre commun, fait des petits mots au bas des cartes ; ici il n’y en a pas encore. À la fin, chaque carte de ton film ou de ta main dont le mot est dans le titre vaut 5 points : ne la défausse pas. Un tueur fou est un personnage que tu peux aussi envoyer attaquer, une fois.
play-on = Tu as déjà le générique : fais de ton film le meilleur, affaiblis les autres, puis finis-en. La partie finit aussi avec le tour de qui pioche la dernière carte. Un robot te donne un conseil chaque fois que tu le demandes. Moteur !
