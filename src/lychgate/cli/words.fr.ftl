### Ce que dit le terminal en français. Les mots de chaque jeu sont dans son board.fr.ftl.

# Erreurs
error = lychgate : { $sentence }
mistake = lychgate : une erreur interne s’est produite ({ $error }). LYCHGATE_DEBUG=1 montre les détails.

expected-whole = Il faut un nombre entier pour { $option } ; reçu : « { $typed } ».
expected-least = Il faut { $least } ou plus pour { $option } ; reçu : { $typed }.
expected-number = Il faut un nombre à partir de { $least } pour { $option } ; reçu : « { $typed } ».
no-such-file = Il faut un fichier qui existe ; reçu : « { $file } ».
no-such-folder = Il faut un fichier dans un dossier qui existe ; reçu : « { $file } ».
bad-file = Il faut un fichier utilisable ; reçu : « { $file } » ({ $reason }).
meant-game = Il faut le nom d’un jeu ; reçu : « { $typed } ». Peut-être { $game } ?
expected-varied = Pour varier, il faut NOM=VALEUR,VALEUR avec un nom parmi { $names } ; reçu : « { $typed } ».
varied-twice = Il faut chaque valeur une seule fois ; reçu : « { $typed } ».
only-with-verify = Il faut --verify avec { $option } ; reçu : { $option } sans lui.

# Avancement
table = la table
one-moment = Un instant…
compiling = Compilation : { $title } (première utilisation)
site-written = { $folder } contient la page et tous les jeux, { $size } ko, écrits en { $seconds } s. N’importe quel serveur web peut le servir.
warmed = { $functions ->
        [0] Tout était déjà compilé
        [one] Une fonction compilée
       *[other] { $functions } fonctions compilées
    }, en { NUMBER($seconds) } s.
simulating = Parties en cours : { $game }
measuring = Mesure
reporting = Le rapport se prépare
rows-written = Les lignes sont dans { $folder }.
report-written = Le rapport est dans { $file }.
trained = { $minutes } min : { NUMBER($games) } parties ; contre des bots qui jouent au flair, le réseau en gagne { $wins } ({ $low } – { $high }).
net-written = Le réseau est dans { $file }.
simulated-grid = { $game } : { NUMBER($games) } parties dans { NUMBER($cells) } cases, graine { $seed }, partout les mêmes donnes
wins-of-seat = victoires de la place { $seat }
column-decisions = décisions

# Tableaux
simulated = { $game } : { NUMBER($games) } parties à { $players }, graine { $seed }
length = Une partie compte { $mean } décisions, de { $shortest } à { $longest }.
speed = { $speed } décisions par seconde sur { $processes ->
        [one] un cœur
       *[other] { $processes } cœurs
    } ; { $seconds } s en tout.
intervals = Entre crochets : intervalles à 95 % (de Wilson pour les victoires). Les décisions sans choix ne comptent pas.
percent = { $percent } %
competed = { $game } : { NUMBER($games) } parties, { NUMBER($blocks) } donnes jouées de chaque place{ $groups ->
        [1] {""}
       *[other] , par chacun des { NUMBER($groups) } groupes
    }, graine { $seed }
sprt-better = Le test séquentiel : { $first } joue mieux ({ $ratio }).
sprt-not-better = Le test séquentiel : { $first } ne joue pas mieux ({ $ratio }).
sprt-open = Le test séquentiel n’a pas encore de réponse ({ $ratio }).
column-seat = place
column-bot = robot
column-wins = victoires
column-points = points
column-times-fair = fois la part équitable
column-milliseconds = ms par décision
column-decision = décision
column-thought = part de réflexion
column-name = nom
column-chances = chances de gagner, décision par décision
column-average = en moyenne
column-given-away = perdu
column-rating = cote
column-fewest = minimum
column-most = maximum
column-game = jeu
column-players = joueurs
column-decisions-rate = décisions par seconde
column-games-rate = parties par seconde

# Cartes
cards-shown = { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
sheet-written = { $cards } cartes sont dans { $file }, neuf par feuille A4 : imprime-les sans marges et découpe le long des lignes.
deck-is-good = Le paquet { $deck } est en ordre : { $cards } cartes, en { $languages }.
deck-is-enough = Il suffit pour { $most } joueurs : chacun a besoin de { $hand } cartes et d’un personnage.
deck-too-small = Une partie demande { $hand } cartes et un personnage par joueur : { $needed } cartes à { $fewest }. Joins-lui un autre paquet : -o decks=house+{ $deck }

# Ce qui se tape à la table ; les mots anglais valent dans toutes les langues
word-help = aide
word-hint = conseil
word-log = journal
word-rules = règles
word-undo = annuler
word-back = retour
word-save = sauver
word-quit = quitter
word-read = lire
word-call = titre
words-yes = o oui
words-no = n non

# À la table
you = (toi)
more = Entrée : la suite · q : retour à la table >{" "}
read = Entrée : continuer >{" "}
curtain = La table est cachée. { $name }, c’est à toi.
curtain-up = Appuie sur Entrée quand personne d’autre ne regarde >{" "}
refused = { $sentence } (règles { $rule })
undone = Ta dernière décision est reprise.
hint = Au flair, ce serait : { $decision }
saved = Enregistré dans { $file }. Pour continuer plus tard : { $command }
not-saved = La partie n’a pas été enregistrée.
is-saved = La partie est enregistrée dans { $file }.
file-exists = Le fichier { $file } existe déjà. Prends un autre nom : sauver NOM
cannot-save = La partie ne peut pas être enregistrée dans { $file } : { $reason }.
save-first = Enregistrer d’abord la partie dans { $file } ?
mean-it = C’est bien ce que tu veux ? o, ou Entrée pour choisir à nouveau >{" "}
save-answer = o (oui), n (non), ou Entrée pour continuer à jouer >{" "}
how-to-answer = Ta réponse, ou en bref : { $example } · ? aide · conseil journal règles { $undo ->
        [1] annuler sauver quitter
       *[0] sauver quitter
    }
not-understood = Il faut { $choices } ou une décision comme { $example } ; reçu : « { $typed } ».
a-number = un nombre de { $first } à { $last }
some-numbers = des nombres de { $first } à { $last }, séparés par des espaces
how-to-go-back = Ta réponse · retour : choisir à nouveau · ? aide
ask-value = { $key } : ({ $choices })
help-seed = Une donne honnête
seed =
    Tout le hasard vient d’une graine dont voici l’empreinte SHA-256 ; la feuille de
    partie la montrera.
    { $commitment }
help-legend = Sur le plateau
help-notation = Les décisions, en bref
help-commands = Autres mots
commands =
    ?          cette aide
    conseil    ce qu’on déciderait au flair
    journal    tout ce qui s’est passé jusqu’ici
    règles     les règles ; règles 11 en montre une
    annuler    reprendre ta dernière décision : avec des robots, toujours ; avec
               d’autres personnes, tant qu’aucune ne l’a vue (une carte sur la
               table compte comme vue)
    retour     choisir à nouveau, au milieu d’une décision
    sauver     enregistrer la partie ; sauver FICHIER choisit où
    quitter    arrêter
    (Entrée)   redessiner la table
no-texts = Les cartes de ce jeu n’ont pas de texte.
no-such-card = Il faut le nom d’une carte que tu vois ; reçu : « { $typed } ».
no-titles = Il n’y a pas de titres dans ce jeu.

# La fin
game-over = La manche { $number } sur { $games } est finie.
won-together = { $players ->
        [one] Tu as gagné.
       *[other] Vous avez gagné ensemble.
    }
lost-together = { $players ->
        [one] Tu as perdu.
       *[other] Vous avez perdu ensemble.
    }
winners = { $winners ->
        [one] { $names } l’emporte.
       *[other] { $names } partagent la victoire.
    }
place = { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lines-of-game = Manche { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lines-of-match = Toutes les manches ensemble
totals = Après { $games } manches :
total = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Options d’un jeu
options-of-game = { $game }, de { $fewest } à { $most } joueurs. Le premier jeu de règles est celui par défaut.
option-means = { $name } ({ $rule }). { $meaning }
option-default = { $sentence } (par défaut)

# S’installer
which-game = Quel jeu ? Tape son numéro ou son nom.
no-such-game = Il faut un nombre de 1 à { $games }, ou le nom d’un jeu ; reçu : « { $typed } ».
bot-names = Lupin, Vidocq, Milady, Nemo, Mina, Silas
bad-humans = Il faut de 0 à { $players } personnes ; reçu : { $humans }.
bad-bots = Il faut au plus { $seats } robots, pour les places sans personne ; reçu : { $bots }.
bad-names = Il faut au plus { $players } noms ; reçu : { $names }.
same-names = Il faut des noms différents ; { $name } y est deux fois.
gone = Il n’y a plus rien à lire ; la partie s’arrête ici. Elle n’a pas été enregistrée.
interrupted = Interruption ; ce qui n’était pas enregistré est perdu.
keep-record = Garder la feuille de partie dans { $file } ? (o pour oui, Entrée pour non) >{" "}
yes-or-no = Il faut o (oui), n (non) ou Entrée ; reçu : « { $typed } ».
record-kept = Enregistrée dans { $file }. Pour la vérifier : { $command }
hint-over = Cette partie est finie : il n’y a plus rien à décider.
hint-which = Plusieurs places ont à décider, et aucune ne doit apprendre ce que sait une autre : indique la tienne avec --seat ({ $seats }).
hint-not-asked = La place { $seat } n’a rien à décider pour l’instant ; celles-ci, si : { $seats }.

# Vérifier et rejouer
no-scenarios = Il faut des fichiers de scénarios ; il n’y en a pas.
scenario-holds = { $file } : conforme – { $title }
checked = { $scenarios ->
        [one] { $scenarios } scénario
       *[other] { $scenarios } scénarios
    } : { $wrong ->
        [0] tout est conforme.
        [one] un n’est pas conforme.
       *[other] { $wrong } ne sont pas conformes.
    }
holds = { $file } : la feuille de partie est en règle. { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, graine telle que promise par { $commitment }.
does-not-hold = { $file } : { $sentence }
bad-seat = Il faut une place de 1 à { $players } ; reçu : { $seat }.
replaying = { $game } ({ $rules }) : { $names }
game-number = Manche { $number } sur { $games }
goes-on = La partie n’est pas finie : { $players ->
        [one] à { $names } de décider.
       *[other] on attend { $names }.
    }
analysing = Analyse : { $game }
chances-each = Chaque ligne est calculée d’après ce que voit la personne à ses propres décisions ; la somme des lignes ne fait donc pas forcément 100 %.
swing = Décision { $number }, { $name } – { $made }
swing-since = { $name } : chances de gagner { $before } à sa décision précédente, { $chance } à celle-ci ; ce que les autres ont fait entre-temps est compris.
swing-since-together = Vos chances de gagner : { $before } à la décision précédente, { $chance } à celle-ci ; le résultat de la précédente est compris.
swing-better = Pour cette seule décision, le robot aurait préféré { $best } – { $cost } de mieux, à son avis.
swing-believed = Ce qu’on pouvait croire alors :
guess-true = { $what }, { $likely } – vrai
guess-false = { $what }, { $likely } – faux
nothing-to-analyse = Il faut une partie avec des décisions à analyser ; dans celle-ci, rien n’a été décidé.
no-swings = Il n’y a rien à comparer : personne n’a eu deux décisions avec un choix.
believed = Ce qu’il croit (avec les probabilités) :
belief = { "  " }{ $what }, { $likely }
nothing-believed = Il ne croit rien de particulier sur ce qui est caché.
spoken = { $decision } : { $words }
hint-for = { $name } : { $asked } – { $decision }

# Le serveur de table
serving = Le serveur de table écoute sur { $address } – on l’arrête avec Ctrl-C.
backed-up = La base de données est copiée dans { $file }.

# Un jeu à soi
game-made = Le squelette d’un jeu est dans { $folder }.
    Installe-le avec pip install -e { $folder }, joues-y avec lychgate play { $name }, vérifie-le avec lychgate check-game { $name }.
step-words = Messages
step-rules = Règles
step-scenarios = Scénarios
step-interpreted = Suite de conformité, interprétée
step-compiled = Suite de conformité, compilée
left-to-do = { $left ->
        [0] Il ne reste rien à faire.
        [one] Il reste une chose à faire.
       *[other] Il reste { $left } choses à faire.
    }

# Lessons
word-skip = sauter
learn-chapter = [{ $number }/{ $chapters } { $title }]
learn-read = Entrée pour la suite, « sauter » pour le chapitre suivant, « quitter » pour partir.
learn-quit = À la prochaine ! `lychgate learn` avec --chapter reprend où tu veux.
learn-not-saved = Une leçon n’a pas de feuille de partie à enregistrer.
learn-done = C’est tout : tu sais jouer. `lychgate play` commence une partie.
score-goes-on = La partie n’est pas finie : il n’y a pas encore de points.
no-such-chapter = Il faut un chapitre de 1 à { $chapters }, pas { $chapter }.

# Énigmes
puzzle-asked = Énigme, degré { $grade } sur 3 : que jouerais-tu ?
puzzle-right = Juste : { $decision }. Cela gagne { $wins } parties imaginées sur 100.
puzzle-wrong = Non : { $decision } gagne { $wins } parties imaginées sur 100, mais { $best } en gagne { $most }.
puzzle-next = Entrée continue, « quitter » arrête.
puzzle-quit = À la prochaine fois.
puzzle-count = Résolues : { $solved } sur { $tried }.
puzzle-no-hint = Dans une énigme, il y a une seule réponse, et personne n’aide.
puzzle-not-saved = Une énigme n’a pas de feuille de partie à enregistrer.
no-such-puzzle = Une énigme de { $game } était attendue, mais aucune n’a ce degré et cet identifiant.

# S’occuper d’un serveur
admin-no-token = Le jeton d’administration du serveur est attendu dans { $variable } ou dans un fichier indiqué par --config ; il manque.
admin-bad-server = Il faut l’URL du serveur, par exemple https://play.example, et non « { $server } ».
admin-plain = Pour un serveur sur une autre machine, il faut https et non { $server } : le jeton serait envoyé en clair.
admin-no-answer = { $server } ne répond pas : { $reason }.
admin-no-lychgate = À { $server }, ce n’est pas un serveur Lychgate qui répond.
admin-nothing = Rien trouvé.
admin-closed = La table { $table } est fermée.
admin-banned = banni
admin-banned-now = Le bannissement { $ban } est en vigueur.
admin-lifted = Le bannissement { $ban } est levé.
admin-exported = { $file } contient les données de l’invité.
admin-sure = Supprimer l’invité { $guest } avec tous ses noms ? C’est irréversible.
admin-deleted = L’invité { $guest } est supprimé ; ses matchs portent le nom « { $pseudonym } ».
admin-left = La table { $table } n’a pas répondu : supprime l’invité encore une fois.
admin-handled = Le signalement { $report } est traité.
