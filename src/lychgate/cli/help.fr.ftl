### L’aide des commandes pour les joueurs, en français. L’anglais se trouve dans les commandes elles-mêmes.

help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-examples = Exemples :
help-default = { $text } [par défaut : { $default }]

command-play = Jouer dans le terminal, contre des robots ou avec d’autres devant le même écran.

    Plusieurs personnes se relaient devant l’écran, avec un rideau entre deux tours. Le reste s’explique en chemin : tape ? à la table.
command-learn = Apprendre un jeu en jouant, à petits pas, puis jouer la seconde moitié d’une partie contre des robots faciles.
command-puzzle = Résoudre des énigmes : des moments de parties où une décision est nettement meilleure que les autres.
command-rules = Lire les règles d’un jeu, ou l’une d’elles.
command-score = Compter une vraie table : le fichier dit ce qui y est posé et, s’il se passe quelque chose, ce qui est décidé (docs/scenarios.md).

    Seuls `[given]` et les décisions de `[when]` sont lus. Tout ce qui compte doit être donné.
command-options = Montrer les jeux de règles et les options d’un jeu, avec leurs valeurs et celles par défaut.
command-cards = Montrer les cartes des paquets d’un jeu : noms, valeurs, traits, ce qu’elles font et la réplique à lire à haute voix.
command-hint = Demander à un robot ce qu’il déciderait dans une partie enregistrée, à la place de quelqu’un qui doit répondre.

    Il sait ce que cette place peut savoir, et rien d’autre ; qui le lit n’en apprend pas plus. Un robot qui réfléchit dit quels coups il a envisagés, combien il a réfléchi à chacun et ce qu’il en attend.
command-analyse = Analyser une partie enregistrée : chances de gagner, chances gâchées, grands tournants.

    À chaque décision, le robot sait ce que pouvait savoir la place qui a décidé, et rien d’autre.
command-replay = Raconter à nouveau une partie enregistrée, ou la vérifier.

    --verify se termine par 1 si la feuille de partie n’est pas en règle : si la graine ne va pas avec l’empreinte montrée avant la donne, si une décision n’est pas permise, ou si les points ne sont pas ceux auxquels mènent les décisions.

param-help = Montrer cette aide.
param-game = Le nom d’un jeu.
param-players = Le nombre de joueurs. [par défaut : 4, si le jeu le permet]
param-humans = Le nombre de personnes ; elles ont les premières places. 0 : regarder.
param-bots = Des robots par leur nom : un pour tous, ou un par place, séparés par des virgules.
param-names = Les noms des joueurs, séparés par des virgules.
param-play-rules = Un jeu de règles, par exemple french.
param-option = Une option du jeu ; peut être répétée.
param-games = Le nombre de manches, qui s’additionnent.
param-seed = Un nombre qui fixe la donne et les robots.
param-entropy = Un texte à toi, qui entre dans la donne.
param-resume = Continuer une partie enregistrée.
param-pace = Les secondes d’attente après la décision d’un robot.
param-plain = Ligne par ligne, sans plein écran.
param-lang = La langue : en, de, fr ou it. [par défaut : celle du système]
param-rule = Une seule règle, par son code ou son numéro.
param-cards-lang = Une langue des paquets : en, de, fr ou it.
param-deck = Un seul paquet, par son nom.
param-kind = Une seule sorte, par exemple creature.
param-find = Seulement les cartes qui contiennent ce texte.
param-sheet = Écrire une page à imprimer et à découper.
param-check = Vérifier un paquet à toi, et montrer ses cartes.
param-file = Une partie enregistrée.
param-hint-seat = La place conseillée. [par défaut : la seule qui doive décider]
param-hint-bot = Le robot interrogé.
param-beliefs = Dire aussi ce qu’il suppose des cartes cachées.
param-as_json = Écrire du JSON, pour des programmes.
param-analyse-bot = Le niveau du robot.
param-replay-seat = Montrer ce que cette place a vu. [par défaut : ce que tous pouvaient voir]
param-verify = Vérifier plutôt la graine, la donne et chaque décision.
param-commitment = Avec --verify : l’empreinte montrée avant la donne.
param-sealed = Avec --verify : la feuille scellée gardée pendant la partie.
param-chapter = Le chapitre par lequel commencer.
param-grade = Seulement celles d’un degré : 1, 2 ou 3 ; 0 : toutes.
param-number = Une seule énigme, par son identifiant.
param-score-file = Ce qui est sur la table, comme dans un scénario ; - : entrée standard.
