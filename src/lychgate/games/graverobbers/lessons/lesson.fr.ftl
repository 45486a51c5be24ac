### Apprendre Graverobbers en jouant, en français. Quel message vient quand, les chapitres à côté de ce fichier le disent.

chapter-lay = Poser des cartes
lay-welcome = Sept tombes, et chacune sera pillée ou restera fermée. Les pilleurs pillent, les détectives et les policiers défendent. À ton tour, tu poses une ou deux cartes.
lay-first = Commence par ton pilleur 3 : pose-le sur la tombe 2, où il n’y a encore rien. D’abord la carte, puis la tombe.
lay-other-grave = C’est le bon pilleur, mais pas la bonne tombe : la 2, s’il te plaît. Il y sera la première carte.
lay-other-card = Cette carte-là, ce sera pour une autre fois. Prends le pilleur 3 et pose-le sur la tombe 2.
lay-second = La première carte d’une tombe se pose face visible. Ensuite, on alterne : sur une carte visible, la tienne se pose face cachée. Sur la tombe 5, il y a un détective visible. Poses-y ton pilleur 2, en secret.
lay-not-done = Tu pourrais finir ton tour après une carte, mais tu peux encore en poser une seconde sur une autre tombe. Pose le pilleur 2 sur la tombe 5.
lay-secret-robber = C’est la bonne tombe. Mais c’est le pilleur que tu veux y cacher.
lay-grave-five = Les deux cartes d’un tour vont sur deux tombes différentes, et celle-ci va sur la tombe 5 : elle y sera cachée.
lay-done = Face cachée : tu la connais, les autres non. La prochaine carte sera de nouveau visible. De chaque tombe, on voit donc une moitié et on devine l’autre.

chapter-spy = Espionner
spy-hidden = Sur la tombe 4, il y a un pilleur visible, et par-dessus une carte que quelqu’un a posée face cachée. Qu’est-ce que c’est ?
spy-task = Un policier peut espionner : tu le défausses, et la dernière carte d’une tombe est retournée. Prends le policier 1, choisis « Espionner », puis la tombe 4.
spy-laid = Ici, tu poses le policier comme n’importe quelle carte. Choisis d’abord « Espionner », puis la tombe 4.
spy-other = Pas si vite. Envoie d’abord le policier 1 espionner la tombe 4.
spy-then = Un pilleur 3 ! Après un espion, tu dois encore poser une carte, une seule, où tu veux. Celle d’ici est visible maintenant, la tienne sera donc cachée. Défends la tombe en secret : pose ton détective 3 sur la tombe 4.
spy-robber = Cela aiderait les pilleurs. Pose le détective 3 sur la tombe 4.
spy-elsewhere = C’est bien le détective. Mais c’est la tombe 4 qui est en danger.
spy-done = La défense est maintenant de 3 contre 4, et personne d’autre ne connaît ce 3. Un espion coûte une carte, mais il te montre où une carte de plus compte encore. Tu peux aussi poser une carte d’abord et espionner ensuite, ce qui finit ton tour ; mais jamais espionner deux fois dans un tour.

chapter-score = Une tombe est pleine
score-full = Six cartes sont sur la tombe 3, et tu les connais toutes : celles qui sont cachées sont à toi. À la septième, la tombe est décomptée.
score-count = Pillage : les pilleurs 3 et 1 font 4. Défense : les détectives 2 et 1 font 3, et il compte autant de policiers qu’il y a de détectives, les premiers posés : 1 et 2 font encore 3. En tout, 6. Sans détective, aucun policier ne compte.
score-task = Si la défense est au moins égale au pillage, la tombe reste fermée. Tu veux qu’elle soit pillée : quel pilleur est assez fort ?
score-tie = 4 et 2 font 6, contre 6 : à égalité, la tombe reste fermée. Il t’en faut un de plus.
score-defence = Un détective renforce la défense. Ici, tu veux que les pilleurs gagnent.
score-elsewhere = Là-bas, rien ne serait encore décidé. Il manque une seule carte à la tombe 3 : regarde la colonne.
score-done = 7 contre 6 : pillée. Si quatre des sept tombes sont pillées à la fin, le cimetière est pillé ; sinon, il est sauvé. Tout en dépend.

chapter-accuse = Accuser
accuse-phase = Quand une tombe est pillée, tout le monde peut accuser, une fois par partie. Tu affirmes que quelqu’un veut des tombes pillées : que cette personne a un objectif noir, et qu’elle le remplira. Si c’est vrai, tu gagnes 3 points, et elle en perd 2. Sinon, tu en perds 1, et elle en gagne 1.
accuse-task = Regarde qui a posé quoi : la place 2, des pilleurs sur les tombes 1 et 2 ; la place 3, des détectives sur la tombe 6. Qui accuses-tu ?
accuse-detective = On ne pose guère de détectives bien en vue quand on veut des tombes pillées. Regarde la place 2.
accuse-keep = Tu peux garder ton accusation pour plus tard, et souvent c’est sage. Mais ici, deux tombes voisines portent les pilleurs d’une seule place : accuse la place 2.
accuse-done = L’accusation est visible pour tous ; on compte à la fin. Et méfie-toi de tes propres cartes : les autres t’observent de la même façon.

chapter-goals = Ce qui compte à la fin
goals-points = À la fin, c’est ta main qui compte. Si le cimetière est pillé, les pilleurs de ta main rapportent leur valeur et les détectives coûtent la leur ; s’il est sauvé, c’est l’inverse. Deux policiers font un point. Ce que tu poses est donc perdu pour toi : garde ce qui comptera !
goals-cards = Au début, tu reçois trois objectifs et tu en gardes deux. Les noirs veulent des tombes pillées, les blancs des tombes fermées : les deux tombes d’une paire de voisines (la 7 touche la 1), ou tout le cimetière. Personne d’autre ne voit tes objectifs.
goals-task = Ta main est pleine de pilleurs : tu veux un cimetière pillé. Rends l’objectif qui ne va pas avec.
goals-black = Les objectifs noirs se remplissent quand des tombes sont pillées, et tes pilleurs y aident. Rends le blanc.
goals-done = Maintenant, ta main et tes objectifs veulent la même chose. Il suffit de poser quelques pilleurs sur les bonnes tombes, et de garder les autres jusqu’à la fin.

chapter-play = La seconde moitié
play-end = Continue maintenant : c’est le cinquième tour de table sur huit. La partie finit aussi plus tôt, avec le tour de table où quatre tombes sont pillées ou quatre fermées. Celles qui ne sont pas pleines sont décomptées telles quelles. Qui a le plus de points gagne ; à égalité, qui a le moins de cartes en main.
play-on = Tes objectifs sont noirs : la tombe 3 est déjà pillée ; fais piller aussi la 1, la 2 et une autre, avec le moins de pilleurs possible. Un robot te donne un conseil chaque fois que tu le demandes. Bonne chance !
