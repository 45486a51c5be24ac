### Les rapports du laboratoire en français. Les titres des images d’un jeu sont dans words/study.fr.ftl.

report-title = { $game } : ce que montrent beaucoup de parties
lead = { $games } parties à { $players }, jouées par ces bots : { $bots }. Règles : { $rules }. { $cells ->
        [1] {""}
       *[other] Les premières images parlent de la première de { $cells } cases ; plus bas, toutes sont comparées.
    }
numbers = Chiffres
about = D’où cela vient
rules-version = Version { $version } des règles
seed = Graine { $seed }
all-games = { $games } parties en tout
commands = Les commandes qui rejouent ces parties
how = Les traits et les parenthèses sont des intervalles à 95 %. Ceux des parts de parties suivent Wilson ; tous les autres viennent de parties entières, en 100 blocs, tirées mille fois de nouveau, car les places d’une partie dépendent les unes des autres. Parmi beaucoup d’images, quelques-unes diffèrent par pur hasard. Le trait pointillé est là où tout serait si cela ne comptait pas.
compared = Avec et sans
compared-how = Chaque ligne joue les mêmes donnes. Une ligne porte le nom de ce qui la distingue de la première.
between = { $value } ({ $low } – { $high })
quoted = « { $label } »
turn-label = Tour { $turn }
cell-base = Comme ci-dessus
cell-players = À { $players }
cell-bots = Bots : { $bots }
cell-option = { $option } : { $sentence }
cell-separator = {" · "}

says-even = On ne voit pas de différence : tous les intervalles contiennent { $even }, la valeur où rien ne compterait.
says-small = Il y a des différences, mais petites : de { $least } ({ $worst }) à { $most } ({ $best }) ; si rien ne comptait, ce serait { $even }.
says-uneven = Cela compte. Tout en haut : { $best }, { $most }. Tout en bas : { $worst }, { $least }. Si rien ne comptait, ce serait { $even }.
says-spread = La moitié se trouve entre { $low } et { $high }, avec { $median } au milieu ; les extrêmes sont { $least } et { $most }. Moyenne : { $mean }.
says-narrow = Plus de la moitié vaut exactement { $median } ; les extrêmes sont { $least } et { $most }. Moyenne : { $mean }.
says-map = Le plus souvent en { $best }, dans { $most } des parties ; le plus rarement en { $worst }, dans { $least }.
says-same = Aucune ligne ne s’écarte de la première, { $base }, plus que le hasard ne l’explique.
says-more = La première ligne : { $base }. Plus avec : { $more }.
says-fewer = La première ligne : { $base }. Moins avec : { $fewer }.
says-both = La première ligne : { $base }. Plus avec : { $more }. Moins avec : { $fewer }.

picture-turn = Est-ce que cela compte de commencer ? Victoires selon l’ordre des tours
picture-seat = Est-ce que la place compte ? Victoires selon les places
picture-length = Quelle est la longueur d’une partie ? Décisions
picture-points = Combien de points a une place ?
figure-won = Combien de fois gagne-t-on ?
figure-first-wins = Combien de fois gagne qui commence ?
figure-decisions = Décisions dans une partie
