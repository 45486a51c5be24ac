### Les mots de la table dans le navigateur, en français.

title = Lychgate
subtitle = Une table pour quatre jeux de pilleurs de tombes
home = Accueil
close = Fermer
dismiss = Masquer
copy = Copier
copied = Copié
loading = Un instant…
yes = oui
no = non
name = Nom
theme = { $theme ->
        [day] Couleurs de nuit
       *[night] Couleurs de jour
    }

## Jeux
games = Jeux
players-minutes = de { $fewest } à { $most } joueurs, environ { $minutes } minutes
players-only = de { $fewest } à { $most } joueurs
play-now = Jouer tout de suite
play-offline = Jouer hors ligne
local-tables = Sur cet appareil
with-friends = Continuer avec des amis
with-friends-meaning = La partie passe au serveur, avec sa feuille. Des amis viennent par un lien et remplacent les robots. Tu peux en connaître la graine, toutes les mains et ce qui sera pioché, et toute la table en est avertie.
record-open = Ouvrir une feuille de partie
record-drop = … ou dépose le fichier n’importe où sur cette page.
file-none = Ce fichier n’est pas la feuille d’une partie que cette page sait lire.
file-sealed = Cette feuille de partie est scellée : sans la graine et les décisions, il n’y a encore rien à voir.
file-other-rules = Cette partie a été jouée avec une autre version des règles.
file-changed = Ce fichier n’est plus tel qu’une feuille de partie s’écrit : quelqu’un ou quelque chose l’a modifié.
new-table = Nouvelle table
rules = Règles
compiling = On déballe le jeu…
bots-compiling = Les robots qui réfléchissent sont encore dans leur emballage. Pendant les premières minutes, ils jouent au flair et ne donnent pas de conseils.
guest-names = Arsène, Clarimonde, Erik, Christine, Edmond, Mercédès, Milady, Athos, Cosette, Gavroche, Esméralda, Phileas, Nemo, Fantine, Rocambole, Mina

## Accueil
your-name = Ton nom
name-chance = au hasard
my-tables = Mes tables
open-tables = Tables ouvertes
reminders = Rappels
reminders-intro = Apprends quand c’est à toi de jouer à une table sans contrainte de temps et que tu n’es pas là : un seul message pour toutes les tables, qui ne nomme que des jeux et des liens.
reminders-hours = Un message au plus
reminders-every = { $count ->
    [one] par heure
   *[other] toutes les { $count } heures
}
reminders-mail = Par e-mail à
reminders-webhook = Par webhook à l’URL
reminders-form = Forme
reminders-form-discord = pour Discord
reminders-form-ntfy = pour ntfy
reminders-form-plain = en JSON simple
reminders-save = Rappelle-le-moi
reminders-end = Ne plus rappeler
reminders-on = Les rappels te parviennent par ce moyen.
reminders-confirm = Un lien t’a été envoyé : ouvre-le pour confirmer l’adresse. Rien d’autre n’est envoyé avant.
reminders-failing = Les derniers messages ne sont pas arrivés, alors plus aucun n’est envoyé. Enregistre encore une fois pour réessayer.
more-tables = Voir d’autres tables
open-tables-none = Personne n’attend de joueurs en ce moment.
replays = Parties à revoir
phase-gathering = attend des joueurs
phase-playing = partie en cours
phase-over = partie finie
join-by-link = Rejoindre par un lien
join-link-example = { $origin }/table/…
join-go = Y aller
join-bad-link = Ce n’est pas le lien d’une table ni d’une partie à revoir.
resume-enter = Continuer avec un code venu d’un autre appareil

## Nouvelle table
new-table-of = { $game } : nouvelle table
players = Joueurs
wish-you = toi
wish-open = libre, pour qui a le lien
wish-here = quelqu’un d’autre à cet écran
wish-bot = robot « { $bot } » : { $meaning }
rule-set = Règles
how-many-games = Nombre de manches pour le total
countdown = Quand tout le monde répond à la fois, on a
countdown-none = tout son temps
countdown-seconds = { $seconds } secondes
who-may-come = Qui peut venir
table-public = La table est annoncée à tout le monde
table-spectators = On peut venir regarder
table-hints = On peut demander conseil à un robot
house-rules = Règles maison{ $count ->
        [0] {""}
        [one] { "\u202F" }: une modifiée
       *[other] { "\u202F" }: { $count } modifiées
    }
option-default = { $sentence } (par défaut)
option-agreed = { $name } : { $sentence }
make-table = Ouvrir la table

## Une table qui se remplit
table = Table
table-of = { $game } : une table
lobby-open = { $seats ->
        [one] Il reste une place libre.
       *[other] Il reste { $seats } places libres.
    }
lobby-full = Tout le monde est là.
lobby-playing = Une partie est en cours.
lobby-over = La partie est finie.
lobby-wait = L’hôte distribue quand tout le monde est là.
join = S’asseoir
deal = Distribuer
deal-fill = { $seats ->
        [one] Mettre un robot à la place libre et distribuer
       *[other] Mettre des robots aux { $seats } places libres et distribuer
    }
seat-open = place libre
seat-bot = Installer un robot
seat-free = Libérer la place
kick = Faire sortir
kick-title = Faire sortir { $player } ?
kick-meaning = { $player } perd sa place et ne revient plus à cette table, ni personne d’autre depuis le même navigateur. Le lien pour les autres change.
kick-bot = Un robot prend la place jusqu’à la fin de la partie.
kick-address = Refuser aussi toute autre personne venant de la même adresse. (Dans une famille ou une école, tout le monde a la même.)
kick-not = Non
request = { $player } voudrait prendre la place du robot { $bot }, et verrait ses cartes.
request-yes = Accepter
request-no = Refuser
request-ask = Demander à remplacer { $bot }
request-waits = Tu as demandé à remplacer { $bot }. L’hôte décide ; en son absence, tous ceux qui jouent.
request-declined = Tu as demandé à remplacer un robot, et on te l’a refusé.
absent-you = Un robot joue à ta place.
absent-back = Reprendre la main
bot-plays = un robot joue
bot-plays-for = Un robot joue pour { $player } en attendant son retour.
mute = Couper la parole
unmute = Rendre la parole
invite-link = Lien pour les autres
invite-local = Ce lien ne marche que sur cet ordinateur : les autres ne peuvent pas l’atteindre.
hot-seat-add = Quelqu’un d’autre à cet écran
hot-seat-sit = S’asseoir ici

## La table
table-menu = Table
table-pledge = Promesse d’une donne honnête, à vérifier avec la feuille de partie :
sealed-keep = Garder la feuille scellée
fair-checked = Donne honnête : vérifiée. Le nombre secret du serveur, dont dépendent les cartes, est bien celui qu’il avait promis avant que cette page ajoute le sien ; rien d’autre n’a changé depuis la donne.
fair-stranger = La donne contient un nombre venu d’une place où cette page n’a vu personne : qui tient le serveur a pu le choisir.
fair-changed = Ce n’est pas la donne promise : auparavant, le serveur avait montré une autre promesse. Qui le tient a pu choisir la donne.
promise-changed = Le serveur a changé le nombre secret qu’il avait promis alors qu’aucune partie n’a été jouée. Qui le tient pourrait choisir la prochaine donne : cette page n’y ajoute rien.
fair-unmixed = La donne est bien celle qui était scellée, mais sans nombre ajouté par cette page : qui tient le serveur a pu la choisir.
fair-broken = Ce n’est pas la donne qui était scellée : la feuille de partie contredit ce que le serveur avait promis.
pace = Les coups des autres s’affichent
pace-calm = tranquillement
pace-brisk = rapidement
pace-instant = tout de suite
leave = Quitter la table
resume-make = Continuer sur un autre appareil…
resume-code = Code
resume-hint = Saisis-le dans les dix minutes sur la page d’accueil de l’autre appareil. La place quitte alors cet appareil-ci.
you = toi
bot = robot
away = ailleurs
has-turn = c’est son tour
your-hand = Ta main
hand-of = Main : { $player }
prompt-label = Ce qu’on demande
prompt-answers = Réponses
picture = La table
picture-nothing = rien
board-failed = Le plateau du jeu ne peut pas être affiché ({ $why }). Voici tout ce qu’il montrerait.
put-back = Choisir autre chose
undo = Reprendre ma dernière décision
waiting = Les autres choisissent.
answered = Ta décision est prise.
watching = Tu regardes la partie.
waiting-for = { $player } réfléchit.
over = La partie est finie.
show-points = Points
points = Points
show-rule = Règle { $rule }
rule = Règle { $rule }
cards = Cartes
language = Langue
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
side = Journal, discussion et notes
log = Journal
log-look = Voir la table telle qu’elle était alors
game-number = Manche { $number }
chat = Discussion
chat-none = Personne n’a encore rien dit.
chat-write = Dis quelque chose
chat-send = Envoyer
notes = Notes
notes-write = Pour tes yeux seulement.
notes-kept = C’est noté.
notes-writing = Enregistrement…
notes-failed = Impossible de les enregistrer ; continue à taper pour réessayer.
missed = { $count ->
        [one] Pendant ton absence, il s’est passé une chose :
       *[other] Pendant ton absence, il s’est passé { $count } choses ; les dernières :
    }
past = La table telle qu’elle était
past-after = Telle qu’elle était après :
past-back = Revenir au présent
link-lost = La connexion est perdue. Nouvel essai…

## La fin
won = { $count ->
        [one] { $players } l’emporte
       *[other] { $players } partagent la victoire
    }
all-won = { $count ->
        [one] Tu as gagné
       *[other] Vous avez gagné ensemble
    }
ruin-all = Tous les choix gâchent maintenant ta partie : il n’y a plus rien à éviter.
all-lost = Perdu
winner = victoire
place = { $place }.
in-game = manche { $number } :
game-ended = La manche { $number } est finie
game-ended-of = La manche { $number } sur { $games } est finie
totals = Totaux provisoires
total = total
board-at-end = La table à la fin de la partie
go-on = Passer à la manche { $number }
rematch = Rejouer
rematch-coming = D’accord pour rejouer : { $players }.
rematch-declined = Pas cette fois : { $players }.
rematch-silent = Pas encore de réponse : { $players }.
rematch-yes = J’en suis
rematch-no = Non, merci
rematch-begin = { $seats ->
        [one] Commencer, avec un robot à la place restante
       *[other] Commencer, avec des robots aux { $seats } places restantes
    }
watch-replay = Revoir la partie
look-at-table = Voir la table

## Plusieurs personnes au même écran
curtain-for = C’est à { $player }
curtain-pass = Les autres détournent les yeux.
curtain-ready = C’est moi, { $player }

## Parties à revoir
replay = Revoir
replay-of = Partie à revoir : { $game }
rewound = { $count ->
        [one] Contre des robots, une décision a été reprise : cette partie ne compte dans aucune statistique.
       *[other] Contre des robots, { $count } décisions ont été reprises : cette partie ne compte dans aucune statistique.
    }
play-on = Reprendre la partie ici
play-on-asked = Tu prends la place de la personne qui doit décider ; des robots jouent les autres.
play-on-as = Tu joues { $player } ; des robots jouent les autres.
play-on-bots = Robots :
play-on-begin = Jouer
play-on-link = Lien vers cette position, pour la jouer
taken-up = Reprise d’une position d’une autre partie : celle-ci ne compte dans aucune statistique.
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-share = Partager
replay-link = Lien vers ce moment
replay-record = Feuille de partie
record-save = Enregistrer la feuille de partie
notice-hurried = { $name } aurait réfléchi plus longtemps, mais cet appareil est lent.
eyes = Point de vue
eyes-open = tout
eyes-spectator = le public

## Aide
help = Touches
keyname-shift = Maj
keyname-enter = Entrée
keyname-home = Début
keyname-end = Fin
keyname-space = Espace
help-numbers = choisir la carte, l’endroit ou la personne de ce numéro
help-arrows = aller à ce qui se trouve dans cette direction
help-enter = appuyer là où tu es
help-escape = reposer la carte, fermer ce qui est ouvert
help-answers = les réponses simples sous la question : finir le tour, garder la carte
help-undo = reprendre le coup, quand c’est possible
help-hint = demander conseil à un robot, si la table le permet
help-hand = aller à ta main
help-log = aller au journal
help-talk = parler
help-step = un pas en arrière, un pas en avant
help-ends = au début, à la fin
help-play = lecture et pause
help-help = cette liste

## Erreurs
error-no-connection = Le serveur ne répond pas. Est-il en marche ?
error-code = Le serveur a refusé, sans autre raison que { $code }.
error-unknown = Le serveur a dit { $status }, et rien de plus.
closed = Cette porte reste close
report = Signaler quelque chose
closed-4400 = La page et le serveur ne se comprennent pas. Recharge la page.
closed-4401 = Le serveur ne te connaît plus. Retourne à l’accueil et reviens.
closed-4403 = Tu n’as pas d’invitation à cette table, ou elle ne veut pas de public.
closed-4404 = Cette table n’existe pas.
closed-4410 = La table n’est plus là, ou l’hôte t’en a fait sortir.
closed-4423 = Tu es banni de ce serveur.
closed-4426 = Cette page est plus ancienne que le serveur, et la recharger n’a pas suffi. Ferme-la, attends une minute et rouvre-la.
closed-404 = Cette page n’existe pas.

## Ce que pense un robot
hint = Conseil
hint-ask = Demander à un robot
hint-thinking = Le robot réfléchit…
hint-by = Le conseil d’un robot
hint-note = Le premier coup est celui qu’il jouerait : c’est celui auquel il a le plus réfléchi. Moins il a réfléchi à un coup, plus son estimation est grossière, et peut-être trop belle.
hint-move = à ta place
hint-share = réflexion
hint-wins = chances de gagner
hint-points = points
hint-points-of = { NUMBER($points, maximumFractionDigits: 1) }
hint-beliefs = Ce qu’il croit des cartes cachées
percent = { $percent } %
analysis = Analyse
analysis-open = Analyser la partie
analysis-thinking = Un robot repasse la partie. Cela prend quelques secondes…
analysis-by = À chaque décision, on a interrogé un robot qui savait ce que la personne pouvait savoir, et rien d’autre.
analysis-curve = { $together ->
        [true] Vos chances de gagner, décision par décision
       *[other] Les chances de chacun, décision par décision
    }
analysis-all = vous, ensemble
analysis-number = décision { $number }
analysis-swings = Les grands tournants
analysis-swings-note = { $together ->
        [true] Ce qui s’est passé entre une décision et la précédente : les dés, les cartes retournées et ce qui a été décidé.
       *[other] Ce qui s’est passé pour quelqu’un entre deux de ses décisions : ce que les autres ont fait, ce qui a été dévoilé et son choix précédent.
    }
analysis-swing = { $together ->
        [true] { $chance } % quand { $player } décide, contre { $before } % une décision plus tôt
       *[other] { $player } : { $chance } %, contre { $before } % à la décision précédente
    }
analysis-look = Voir la table à ce moment
analysis-made = Décision prise : { $made }.
analysis-same = Le robot aurait fait pareil.
analysis-best = Le robot aurait préféré : { $best }{ $cost ->
        [0] .
       *[other] , pour { $cost } % de chances de gagner en plus.
    }
analysis-guesses = Ce qu’on pouvait croire alors
guess-true = C’était vrai.
guess-false = C’était faux.

## Alive: what happened since, sound, turns
ticker = Depuis ta décision
ticker-more = et encore { $count }
sound = Sons
your-turn = ● À toi de jouer · Lychgate
help-sound = avec ou sans le son
## Le jeu expliqué
guide-goal-title = But du jeu
guide-turn-title = Ton tour
guide-end-title = Fin de la partie
guide-step = { $step } sur { $steps }
guide-next = Suivant
guide-back = Retour
guide-skip = Passer
guide-play = Jouer
help-title = Comment jouer
help-legend = Ce que tu vois
help-explain = Pose le pointeur sur n’importe quel élément de la table, laisse le doigt dessus, ou vas-y avec Maj et les flèches : tu liras ce que c’est.
help-signs = aller sur n’importe quel élément, même s’il n’y a rien à y faire, et lire ce que c’est
sign-seat = Une place à la table : sa couleur et son emblème marquent tout ce qui lui appartient. Une lueur indique à qui c’est le tour.
sign-bot-plays = Cette personne est absente depuis trop longtemps ; un robot décide à sa place jusqu’à son retour.
sign-undo = Reprends ta dernière décision : avec d’autres personnes, tant que personne n’en a rien vu ; avec des robots, autant de fois que tu veux.
warning-title = C’est bien ce que tu veux ?
warning-no = Non, choisir autre chose
warning-yes = Le faire quand même

## Accueil, attente, nouvelle table
continue = Continuer
invite-qr = Le lien en code QR
invite-network = Sur le même réseau, les autres entrent avec ce code, ou par { $address }.
rematch-alone = Encore une fois, avec les mêmes joueurs et les mêmes règles ?
rematch-deal = Oui, distribuer
rematch-not-yet = Pas encore
presets = Quel genre de table
preset-quick = Rapide
preset-quick-meaning = peu de joueurs, une manche
preset-full = Complète
preset-full-meaning = une table complète, avec tout ce que le jeu offre
preset-family = Famille
preset-family-meaning = conseils permis, et cartes sur table si le jeu s’y prête
ending-share = Enregistrer l’image

## A players worst decisions
mistakes = Les pires décisions
mistakes-of = De qui
mistakes-balance = Ses propres décisions : { $own } % de chances de gagner. Le reste (les cartes, les dés et les autres) : { $elsewhere } %.
mistakes-none = Nulle part un robot n’aurait fait nettement mieux.
mistakes-cost = −{ $cost } % :
mistakes-made = { $made }. Mieux : { $best }.
mistakes-look = Montrer sur le plateau
mistakes-better = Mieux ici : { $best }. C’est marqué sur le plateau.

## Lessons
learn = Apprendre en jouant
learn-skip = Passer ce chapitre
learn-leave = Quitter la leçon
learn-chapter = Chapitre { $number } sur { $chapters } : { $title }
learn-go-on = Chapitre suivant : { $title }
learn-done = C’est tout. Tu sais jouer, et tu sais où chercher de l’aide : dans les règles, sous le ? en haut, et auprès d’un robot pour un conseil.
learn-again = Recommencer

# Le livret de règles
rules-of = Règles : { $game }
ruling = Décision
rulebook-why = { $count ->
        [1] Pourquoi nous lisons ainsi
       *[other] Pourquoi nous lisons ainsi : { $count } raisons
    }
rulebook-usual = par défaut
rulebook-editions = Les éditions côte à côte
rulebook-example = Exemple : { $title }
rulebook-play = À toi de jouer
rulebook-open = Ouvrir le livret à cette règle
rulebook-search = Chercher dans les règles
rulebook-search-hint = Mot (toute langue) ou numéro
rulebook-found = { $count ->
        [0] Rien à ce sujet.
        [1] Une règle
       *[other] { $count } règles
    }
rulebook-contents = Sommaire
rulebook-print = Imprimer en livret

## Énigmes
puzzles = Énigmes
puzzles-intro = Que jouerais-tu ? Des moments de parties où une décision est nettement meilleure que les autres.
puzzles-none = Il n’y a pas d’énigmes ici.
puzzle-daily = Énigme du jour
puzzle-days = { $days ->
        [0] Pas encore de jours d’affilée.
        [one] Résolue un jour.
       *[other] Résolue { $days } jours d’affilée.
    }
puzzle-row = { $row ->
        [0] Aucune résolue d’affilée pour l’instant.
       *[other] D’affilée : { $row }.
    } { $longest ->
        [0] { "" }
       *[other] La plus longue série : { $longest }.
    }
puzzle-solved = { $solved } sur { $all } résolues
puzzle-solve = Résoudre
puzzle-again = Revoir
puzzle-grade = { $grade ->
        [1] facile
        [2] moyenne
       *[3] difficile
    }
puzzle-of = Une énigme : { $game }
puzzle-task = { $grade ->
        [1] Une énigme facile
        [2] Une énigme moyenne
       *[3] Une énigme difficile
    } : que jouerais-tu ? Prends la décision qui gagne le plus souvent.
puzzle-forbidden = Les règles ne le permettent pas ici.
puzzle-verdict = Ce qu’elle valait
puzzle-right = Juste !
puzzle-wrong = Il y a mieux.
puzzle-worth = Cela gagne { $wins } parties imaginées sur 100.
puzzle-better = Mieux : { $best }. Cela gagne { $most } parties imaginées sur 100, ta décision { $wins }.
puzzle-marked = La meilleure décision est marquée sur le plateau.
puzzle-between = entre { $low } et { $high }, avec 95 % de confiance
puzzle-next = Énigme suivante

## À côté de la vraie boîte
beside = Avec la vraie boîte
beside-of = { $game }, avec la vraie boîte
beside-rules = Chercher dans les règles
beside-names = Noms des joueurs
beside-setup = Mise en place
beside-editions = Éditions
beside-result = Ce que cela donne
beside-enter = Touche ce qui est posé sur votre table. Dès que tout y est, le compte se fait.
beside-missing = { $count ->
        [one] Il manque une chose : { $first }
       *[other] Il manque { $count } choses : { $first }
    }
beside-counting = On compte …
beside-alone = Cette page n’a pas de serveur pour le moment, et sans lui elle ne peut pas compter. La mise en place et les règles sont là quand même.
beside-impossible = Aucune table ne peut être ainsi. Y a-t-il quelque chose en double ou en trop ?
beside-add = Ajouter : { $thing }
beside-remove = Enlever : { $thing }
beside-less = Un de moins : { $what }
beside-more = Un de plus : { $what }

# Clocks, votes, the lobby, play by post.
clock = Temps de réflexion
clock-none = illimité
clock-decision = { $seconds } secondes par décision
clock-match = { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } par partie, et { $seconds } secondes de plus après chaque décision
clock-days = { $days ->
        [one] un jour par décision (par correspondance)
       *[other] { $days } jours par décision (par correspondance)
    }
clock-out = Quand quelqu’un n’a plus de temps
clock-out-ask = les autres votent
clock-out-bot = un robot prend le relais
clock-out-end = la partie est interrompue
speed-none = sans pendule
speed-decision = secondes par décision
speed-match = minutes par partie
speed-days = par correspondance
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
time-left = il reste { $time }
time-runs = il reste { $time }, la pendule tourne
time-low = Ton temps est presque écoulé.
vote-time = Plus de temps : { $players }. Que faire ?
vote-wait = Attendre ({ $votes })
vote-bot = Un robot continue ({ $votes })
vote-end = Interrompre la partie ({ $votes })
vote-host = { $player } propose de remplacer l’hôte pendant son absence.
host-away = L’hôte est absent.
host-offer = Devenir l’hôte
next-table = C’est à toi de jouer, à une autre table : { $game }, avec { $players } (J)
help-next = aller à la prochaine de tes tables où l’on t’attend
your-turn-here = à toi
missed-here = { $count ->
        [one] un événement depuis
       *[other] { $count } événements depuis
    }
seats-free = { $seats ->
        [one] une place libre
       *[other] { $seats } places libres
    }
seat-reserved = réservée à { $name }
seat-reserve = Réserver
seat-reserve-for = pour qui
seat-reserve-name = Réserver la place { $number } pour
table-locked = Plus personne n’entre
filter = Quelles tables
filter-game = Jeu
filter-language = Langue
filter-speed = Rythme
filter-any-game = tous les jeux
filter-any-language = toutes les langues
filter-any-speed = tous les rythmes
filter-free = avec une place libre
