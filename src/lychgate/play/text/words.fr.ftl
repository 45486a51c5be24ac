### Les messages de la table elle-même, en français. Ceux d’un jeu sont dans son story.fr.ftl.

# Places sans nom
seat = Joueur { $number }

# Refus
refusal-not-asked = On ne te demande rien pour l’instant.
refusal-over = La partie est finie ; il n’y a plus rien à décider.
refusal-unknown = Cette décision n’existe pas à cette table : { $decision }.
refusal-no-number = Les décisions vont de 0 à { $last } ; reçu : { $number }.
refusal-no-decision = Il faut une décision sous forme de texte, de données ou de numéro ; reçu : { $decision }.
refusal-data = Il faut une décision en données faites de textes et de nombres entiers ; reçu : { $decision }.
refusal-not-this = On te demande « { $asked } », et { $decision } n’y répond pas.
refusal-no-seat = Il faut une place de 0 à { $last } ; reçu : { $seat }.
refusal-no-reader = Il faut une place de 0 à { $last }, ou None pour le public ; reçu : { $seat }.
refusal-stale-prompt = Cette question a déjà sa réponse ; regarde celle qui est posée maintenant.
refusal-nothing-to-undo = Tu n’as encore pris aucune décision qui puisse être reprise.
refusal-cannot-undo = Ta dernière décision ne peut pas être reprise : d’autres l’ont vue, ou le hasard a parlé depuis.
refusal-players = { $game } : de { $fewest } à { $most } joueurs, pas { $players }.
refusal-rule-sets = { $game } a les règles { $known } ; reçu : { $got }.
refusal-options = { $game } a les options { $known } ; reçu : { $got }.
refusal-option-range = L’option { $option } est un nombre entier de { $least } à { $most } ; reçu : { $value }.
refusal-option-seat = L’option { $option } est une place de 1 à { $players }, ou 0 ; reçu : { $value }.
refusal-option-values = L’option { $option } est { $values } ou { $last } ; reçu : { $value }.
refusal-option-value = L’option { $option } est { $last } ; reçu : { $value }.
refusal-unknown-game = Il faut l’un des jeux { $games } ; reçu : { $game }.

# Feuilles de partie qu’on ne peut pas lire, ou qui ne tiennent pas
record-missing = Il n’y a pas de feuille de partie lisible ici : { $path }.
record-too-large = Une feuille de partie a au plus { $most } octets ; reçu : { $size } ou plus.
record-no-json = Il faut une feuille de partie de Lychgate ; ceci n’est pas du JSON complet.
record-format = Il faut une feuille de partie de Lychgate ; ce fichier est d’un autre genre.
record-newer = Cette feuille de partie est au format { $found }, plus récent que celui que ce Lychgate sait lire ({ $known }).
record-game = Cette feuille est celle d’un jeu appelé { $found } ; jeux connus : { $known }.
record-rules-version = Cette feuille de partie suit la version { $found } des règles ({ $name }) ; ce Lychgate a la version { $known }.
record-field = Un élément de cette feuille de partie n’est pas valable : { $what }.
record-checksum = Cette feuille de partie a été modifiée ou abîmée après son écriture : la somme de contrôle ne correspond pas.
record-not-as-written = Cette feuille de partie a été modifiée ou abîmée après son écriture : sa forme n’est pas celle qu’écrit Lychgate.
record-not-as-sealed = Ceci devrait être comme dans la feuille scellée, et ne l’est pas : { $what }.
record-own-entropy = Le texte ajouté par la place { $seat } ne fait pas partie de cette donne.
record-sealed = Cette feuille de partie est scellée : sa graine et ses décisions seront montrées à la fin de la partie.
record-commitment = La graine de cette feuille de partie n’est pas celle qui avait été promise : son empreinte ne correspond pas.
record-options = Cette feuille de partie ne peut pas être mise en place : { $why }
record-entropy = Cette feuille de partie contient un texte ajouté par la place { $seat }, qui n’existe pas.
record-decision = Manche { $number }, décision { $step } : il faut une place et une décision ; reçu : { $found }.
record-illegal = Manche { $number }, décision { $step } : { $found } n’est pas permis à cet endroit.
record-games = Cette feuille de partie a { $found } manches, là où { $known } sont possibles.
record-outcome = Cette feuille de partie annonce un résultat auquel ses décisions ne mènent pas.
record-position = Une partie commencée à partir d’une position n’a pas de feuille de partie.
record-holds = La feuille de partie est en règle : la graine, la donne, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } et le résultat concordent.

# Les robots : leurs noms à la table, et ce qu’ils sont.
bot-random = Hasard
bot-random-meaning = le plus faible des six : décide au hasard
bot-easy = Facile
bot-easy-meaning = deuxième sur six : réfléchit un peu, et laisse souvent passer un bon coup
bot-medium = Moyen
bot-medium-meaning = troisième sur six : réfléchit, et laisse parfois passer le meilleur coup
bot-thumb = Flair
bot-thumb-meaning = quatrième sur six : joue sagement, au flair, selon quelques règles simples
bot-hard = Difficile
bot-hard-meaning = cinquième sur six : réfléchit, et joue presque toujours le meilleur coup trouvé
bot-expert = Expert
bot-expert-meaning = le plus fort des six : réfléchit aussi loin qu’il le peut en un instant

# Who a bot is at a table: one character for each seat, whatever its level.
character-mould = Père Lachaux
character-finch = Mademoiselle Pinson
character-owl = Docteur Hibou
character-pip = Petit Pip
character-thistle = Tante Chardon
character-rust = Capitaine Rouille
