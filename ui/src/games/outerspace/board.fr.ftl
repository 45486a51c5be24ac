### Ce que dit le plateau de La Vengeance des pilleurs de tombes en plus de l’histoire et des cartes.

hand = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
screen = L’écran
films = Les films
film-of = Le film signé { $player }
film-facts = Le film signé { $player }, valeur { $value }, { $characters ->
        [0] aucun personnage
        [one] un personnage
       *[other] { $characters } personnages
    }.
look-film = Voir le film signé { $player }.
characters-of = Personnages du film signé { $player }
no-characters = Personne ne joue encore dans ce film.
no-location = pas de lieu
in-film = Dans le film
laid-aside = Mises de côté, pour des points à la fin
known-in-hand = En main, et tout le monde le sait
no-cards = Il n’y a pas de cartes ici.
noted = { $points ->
        [one] { $points } point noté
       *[other] { $points } points notés
    }
round = Tour de table { $round }
pile = { $cards ->
        [0] pioche vide
        [one] encore une carte à piocher
       *[other] encore { $cards } cartes à piocher
    }
discard = Défausse : { $cards }
discard-pile = Défausse
credits-delayed = { $turns ->
        [one] pas de générique pendant un tour encore
       *[other] pas de générique pendant { $turns } tours encore
    }
ending = La fin est proche !
last-card = { $player } a pioché la dernière carte : la partie finira avec son prochain tour
aloud = Lire les répliques à voix haute

attack = attaque
defence = défense
quoted = « { $line } »

act-choose = Choisir « { $card } ».
act-kill = « { $card } » meurt.
act-move = Passer « { $card } ».
act-send = Envoyer « { $card } » à l’attaque.
act-put = Jouer sur « { $card } ».
act-play-here = Jouer ici.
act-film = Choisir ce film.
act-hand = Choisir { $player } et sa main.
use = Utiliser
play-it = Jouer
discard-it = Défausser
why-not = Pourquoi pas ?

retitle = Renommer le film
retitle-heading = Comment s’appelle le film
retitle-text = Le titre du film
retitle-do = L’appeler ainsi
retitle-another = Autre proposition
retitle-proposed = Première proposition
title-heading = Un titre pour le film
title-words = Mots des six cartes
title-propose = Proposer ce titre
title-waiting = Les autres cherchent encore un titre.
tagline = Bientôt dans un champ près de chez vous
now-casting = Casting en cours !
film-by = Palmarès : un film signé { $directors }
starring = avec { $cast }

duel = « { $creature } » attaque le film signé { $player }
versus = contre
gets-through = En l’état, l’attaque réussit.
held-off = En l’état, l’attaque échoue.
effects-played = Effets joués dans cette attaque
being-played = Cartes en train d’être jouées, la plus récente à la fin
who-plays = { $player } joue
who-uses = { $player } utilise
who-answers = { $player } répond avec

window-preventing = Tout le monde peut l’empêcher.
window-attack = Tout le monde peut s’en mêler.
window-between = Avant la suite du tour : les autres peuvent jouer des effets.
window-last-chance = Le tour finit : dernière chance pour tous.
answered-pass = Tu passes.
answered-card = Ta réponse : « { $card } »
seconds-left = { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
wishes = Passer, et ne me redemander que…
end-and-wish = Finir, et ne me redemander que…
wish-this-turn = au tour suivant
wish-until-attacked = si une attaque m’atteint
wish-until-touched = si on touche à mon film
wish-until-own-turn = à mon tour
wish-until-credits = au générique
wished-this-turn = Tu passes d’office pour le reste de ce tour.
wished-until-attacked = Tu passes d’office jusqu’à une attaque qui t’atteindrait.
wished-until-touched = Tu passes d’office jusqu’à ce qu’une carte touche à ton film.
wished-until-own-turn = Tu passes d’office jusqu’à ton tour.
wished-until-credits = Tu passes d’office jusqu’au générique.

known = { $cards ->
        [one] dont { $cards } connue
       *[other] dont { $cards } connues
    }
film-value = film { $value }
proposed = a proposé
proposing = réfléchit
proposing-you = choisis ci-dessous
dealer = a distribué

do-end = Finir mon tour
do-pass = Passer
do-replace = Remplacer
do-combine = Combiner

## Touches
key-play = jouer la carte choisie, ou demander pourquoi c’est impossible
key-wishes = passer, et continuer à passer : pour ce tour, jusqu’à une attaque, jusqu’à ce qu’on touche à ton film, jusqu’à ton tour, jusqu’au générique
key-discard = parcourir la défausse
key-rename = renommer le film
key-aloud = faire lire les répliques à voix haute, ou non
