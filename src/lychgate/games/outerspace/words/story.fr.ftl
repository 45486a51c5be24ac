### La Vengeance des pilleurs de tombes en français : événements, questions, points, refus. Les noms des messages suivent `rules/events.py`.
### Les noms et répliques des cartes, et les mots des titres, sont dans les fichiers des paquets.

# Avant la partie
event-title-card = Une carte pour le titre est retournée : « { $card } ».
event-proposed = { $seat } a proposé des mots pour le titre.
event-title-word = Dans le titre : « { $word } » (BM-7).
event-no-title = Aucun mot n’est dans le titre (BM-7).
event-dealer = { $seat } distribue (BM-9).
event-shows = { $seat } montre « { $card } » (BM-8).
event-redraws = { $seat } pioche une nouvelle main (BM-8).
event-cast = « { $card } » entre en scène chez { $seat } (BM-8).

# Un tour
event-turn = Tour de table { $round } : à { $seat } de jouer.
event-drew = { $seat } pioche « { $card } ».
event-drew-hidden = { $seat } pioche une carte.
event-played = { $seat } joue « { $card } ».
event-at-film = « { $card } » vise le film signé { $film }.
event-on-card = « { $card } » agit sur « { $target } ».
event-at-hand = « { $card } » vise la main que tient { $hand }.
event-to-combine = « { $card } » va se combiner avec « { $target } » (BM-18).
event-prevented = « { $by } » vient contrer « { $card } » (BM-28).
event-laid = « { $card } » entre en scène chez { $film }.
event-given = « { $target } » reçoit « { $card } ».
event-moved = « { $card } » passe à « { $target } » (BM-15).
event-location-laid = { $film } tourne désormais ici : « { $card } » (BM-17).
event-location-combined = « { $card } » s’ajoute au lieu où tourne { $film } (BM-18).
event-gone = « { $card } » part à la défausse.
event-used = { $seat } utilise « { $card } ».
event-to-hand = { $seat } prend « { $card } » en main.
event-bonus = { $seat } met « { $card } » de côté : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin (BM-35).
event-revealed = { $seat } a « { $card } » en main.
event-lost = { $seat } perd « { $card } » de sa main.
event-delayed = { $turns ->
        [one] Pas de générique pendant ce tour et le suivant.
       *[other] Pas de générique pendant ce tour et les { $turns } suivants.
    }
event-credits = { $round ->
        [0] { $seat } lance le générique : la partie finit avec ce tour (BM-31).
       *[other] { $seat } lance le générique : la partie finit avec ce tour de table (BM-31).
    }
event-last-card = { $when ->
        [0] { $seat } a pioché la dernière carte : la partie finit avec ce tour (BM-32).
        [1] { $seat } a pioché la dernière carte : la partie finit avec ce tour de table (BM-32).
       *[2] { $seat } a pioché la dernière carte : la partie finira avec son prochain tour (BM-32).
    }
event-discarded = { $seat } défausse « { $card } » (BM-12).
event-ended = Coupez ! C’est dans la boîte.

# Une attaque
event-attacked = { $seat } lâche « { $card } » sur le film signé { $film } (BM-19).
event-joined = « { $card } » attaque avec « { $target } », comme une seule créature (BM-19).
event-sent = « { $card } » perd la tête : { $seat } lance l’attaque (BM-24).
event-stands = Attaque { $attack }, défense { $defence }.
event-succeeded = { $attack } contre { $defence } : l’attaque réussit (BM-22).
event-failed = { $attack } contre { $defence } : l’attaque échoue (BM-22).
event-wrong-water = « { $card } » vit dans l’eau, et ce lieu n’est pas au bord de l’eau : l’attaque s’arrête (BM-26).
event-stopped = « { $card } » met fin à l’attaque (BM-28).
event-redirected = L’attaque se tourne contre le film signé { $film }.
event-killed = « { $card } » meurt dans le film signé { $film } (BM-14).
event-escaped = « { $card } » en réchappe.
event-trophy = { $seat } note { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (BM-35).

# Questions
prompt-nothing = On ne te demande rien pour l’instant.
prompt-title = Lesquels des six mots vont dans le titre ?
prompt-act = À toi : joue une carte, utilise un pouvoir ou finis ton tour.
prompt-film = « { $card } » : sur quel film ?
prompt-character = « { $card } » : sur quel personnage ?
prompt-prop = « { $card } » : sur quel accessoire ?
prompt-discarded = « { $card } » : quelle carte de la défausse ?
prompt-hand = « { $card } » : la main de qui ?
prompt-combine = « { $card } » : remplacer le lieu en place, ou combiner les deux ?
prompt-prevent = On joue « { $card } ». Veux-tu contrer cette carte ?
prompt-arm = « { $card } » peut utiliser un accessoire de ta main. Lequel ?
prompt-join = Une autre créature de ta main peut attaquer avec « { $card } », comme une seule. Laquelle ?
prompt-meddle = « { $card } » attaque, { $attack } contre { $defence }. Joues-tu quelque chose ?
prompt-victim = « { $card } » a forcé le passage. Qui meurt ?
prompt-between = { $seat } a joué une carte. Joues-tu quelque chose avant la suite du tour ?
prompt-last-chance = Le tour touche à sa fin. Joues-tu quelque chose ?
prompt-discard = Tu peux défausser une carte.

# Décisions ; une carte est nommée seule, la question dit ce qu’elle devient
decision-card = { $card }
decision-ability = utiliser « { $ability } »
decision-film = choisir { $player }
decision-replace = remplacer le lieu
decision-combine = combiner les lieux
decision-end = finir le tour
decision-pass = passer
decision-wish = passer { $wish }
decision-title = { $title ->
        [0] aucun mot dans le titre
       *[other] parmi les six mots, dans le titre : { $numbers }
    }

# Souhaits
wish-this-turn = pour le reste de ce tour
wish-until-attacked = jusqu’à une attaque qui t’atteindrait
wish-until-touched = jusqu’à ce qu’on touche à ton film
wish-until-own-turn = jusqu’à ton tour
wish-until-credits = jusqu’au générique

# Ce qui peut être caché
hidden-seats-hand = { $player } a en main : « { $what } »

# Lignes de points
points-film = le film
points-title = mots du titre ({ $cards })
points-aside = cartes mises de côté
points-cards = points sur les cartes
points-noted = points notés
points-treasures = trésors ({ $cards })

# Refus
refusal-BM-11 = { $decision } n’est pas possible maintenant : à ton tour, tu joues des cartes de ta main et utilises ce qui est dans ton film aussi souvent que son texte le dit.
refusal-BM-12 = { $decision } n’est pas possible : tu ne peux défausser qu’une carte de ta main.
refusal-BM-13 = { $decision } n’est pas possible : au premier tour de table, on ne touche pas au film des autres.
refusal-BM-15 = { $decision } n’est pas possible : un personnage ne reçoit qu’un nouvel accessoire par tour, et les accessoires se déplacent à l’intérieur de ton film.
refusal-BM-19 = { $decision } n’est pas possible : tu attaques le film de quelqu’un d’autre, où il y a des personnages, avec des créatures de ta main ; une créature revenue se repose jusqu’au tour suivant.
refusal-BM-21 = { $decision } n’est pas possible : la créature peut utiliser un accessoire de ta main.
refusal-BM-23 = { $decision } n’est pas possible : choisis un personnage du film attaqué qui peut mourir.
refusal-BM-24 = { $decision } n’est pas possible : pendant une attaque, un accessoire va à un tueur fou envoyé de ton film, et qui n’en avait pas.
refusal-BM-25 = { $decision } n’est pas possible : contre un essaim, les armes ne servent à rien.
refusal-BM-26 = { $decision } n’est pas possible : une créature aquatique n’attaque que là où il n’y a pas de lieu, ou un lieu au bord de l’eau.
refusal-BM-27 = { $decision } n’est pas possible : il n’y a pour l’instant rien sur quoi agir.
refusal-BM-28 = { $decision } n’est pas possible : cela ne permet pas de contrer une carte de cette sorte.
refusal-BM-29 = { $decision } n’est pas possible : dans une fenêtre, on ne joue qu’une carte de sa main ; une carte pour en contrer une autre, seulement pendant que celle-ci est jouée, et rien d’autre à ce moment-là.
refusal-BM-30 = { $decision } n’est pas possible : tu as souhaité passer d’office.
refusal-BM-31 = { $decision } n’est pas possible : le générique vient après le deuxième tour de table, avec un personnage dans ton film, tant que rien ne le retarde, et pas si la fin est déjà fixée à ce tour ou à ce tour de table.
refusal-BM-38 = { $decision } n’est pas possible : avec ce paquet, le générique exige un trésor dans ton film.

# Jeux de règles
rules-standard = Règles de base

# Options : de quoi il s’agit, et ce que dit chaque valeur
option-decks = Paquets
    .meaning = Avec quels paquets jouez-vous ?
option-decks-house = Vous jouez avec le paquet maison.
option-decks-jungle = Vous jouez avec le paquet de la jungle : pour jouer le générique, il faut un trésor dans son film.
option-decks-house_jungle = Vous jouez avec le paquet maison et celui de la jungle : chaque trésor dans un film rapporte 5 points.
option-decks-other = Vous jouez avec ces paquets : { $value }.
option-first_player = Qui commence
    .meaning = Quelle place commence ?
option-first_player-number = { $number ->
        [0] Le hasard décide qui commence.
       *[other] La place { $number } commence.
    }
option-total = Total à atteindre
    .meaning = Jusqu’où jouez-vous ?
option-total-number = { $number ->
        [0] Vous jouez le nombre de manches convenu.
        [1] Vous jouez jusqu’à ce que quelqu’un ait un point.
       *[other] Vous jouez jusqu’à ce que quelqu’un ait { $number } points.
    }
option-equal_turns = Autant de tours pour tous
    .meaning = Quand la partie finit-elle après le générique ?
option-equal_turns-false = La partie finit avec le tour de la personne qui a joué le générique.
option-equal_turns-true = On joue le tour de table jusqu’au bout, pour que tous aient eu autant de tours.
option-any_time = Effets à tout moment
    .meaning = Quand les autres peuvent-ils jouer des effets ?
option-any_time-false = Les autres peuvent jouer des effets pendant les attaques et à la fin d’un tour.
option-any_time-true = Les autres peuvent aussi jouer des effets après chaque carte de la personne dont c’est le tour.

# Décisions qui ruinent une partie
ruin-behind = Le générique finit la partie avec ce tour et, d’après ce que tu vois, un autre film a plus de points.

# Images du livret de règles
figure-title = Six cartes sont retournées : lesquels de leurs mots seront dans le titre ?
