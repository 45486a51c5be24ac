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
only-others = Elle ne peut aller que dans les films des autres.
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
act-hand = Choisir la main que tient { $player }.
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
title-how = Propose autant des six mots que tu veux ; à la fin, les cartes qui portent un mot du titre donnent 5 points. Un mot y est si la plupart le veulent ; à égalité, la proposition du premier joueur décide.
title-words = Mots des six cartes
title-propose = Proposer ce titre
title-waiting = Les autres cherchent encore un titre.
tagline = Bientôt dans un champ près de chez vous
now-casting = Casting en cours !
film-by = Grand prix : un film signé { $directors }
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

window-preventing = Tout le monde peut contrer cette carte.
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
wishes-less = Me demander moins souvent…
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

do-end = Finir le tour
do-pass = Passer
do-replace = Remplacer
do-combine = Combiner

## Touches
key-play = jouer la carte choisie, ou demander pourquoi c’est impossible
key-wishes = passer, et continuer à passer : pour ce tour, jusqu’à une attaque, jusqu’à ce qu’on touche à ton film, jusqu’à ton tour, jusqu’au générique
key-discard = parcourir la défausse
key-rename = renommer le film
key-aloud = faire lire les répliques à voix haute, ou non

## Comment on joue, et ce que dit chaque signe
guide-goal = Tourne le meilleur film. Il vaut la somme des valeurs de ses personnages, de leurs accessoires et de son lieu ; chaque carte de ton film ou de ta main dont le mot est dans le titre rapporte 5 points de plus.
guide-turn = Complète ta main à six cartes. Puis joue ce que tu veux : des personnages dans ton film, des accessoires, des lieux – et des créatures contre les films des autres. Une attaque au moins égale à la défense du film tue un personnage. Chacun peut répondre par des effets.
guide-end = Dès le troisième tour de table, qui joue le générique avec un personnage dans son film finit la partie avec ce tour ; la dernière carte de la pioche aussi. Qui a le plus de points l’emporte.
sign-character = Un personnage ajoute sa valeur à la défense et aux points de ton film, et peut tenir des accessoires.
sign-prop = Un accessoire se place sous un personnage et ajoute sa valeur ; un seul nouveau par personnage et par tour.
sign-location = Un lieu change le film où il se trouve. Un film en a un ; un nouveau le remplace, sauf si les deux se combinent.
sign-creature = Une créature attaque un autre film. Si son attaque vaut au moins la défense du film, un personnage y meurt.
sign-effect = Un effet spécial fait ce que dit son texte, pendant le tour de n’importe qui.
sign-credits = Le générique finit la partie avec ton tour : dès le troisième tour de table, avec un personnage dans ton film, si personne ne le contre.
sign-attack = L’attaque : sombre, en chiffres jaunes. Elle doit valoir au moins la défense.
sign-defence = La défense : claire, en chiffres sombres. Dans ton film, elle vaut aussi autant de points.
sign-film-value = Ce que vaut ce film, et ce qu’une attaque doit atteindre. Appuie pour voir toutes ses cartes.
sign-word = Le mot de la carte, en rouge au bas : s’il est dans le titre, la carte rapporte 5 points, dans ton film comme en main.
sign-wishes = Jusque-là, tu passes d’office, même pendant tes propres attaques. À ton tour, tu joues toujours ce que tu veux. Personne d’autre ne le voit.
in-title = Son mot est dans le titre : 5 points.
sign-pile = La pioche n’est jamais refaite : sa dernière carte finit la partie.
sign-hand = Le nombre de cartes dans cette main ; à son tour, on la complète à six.
sign-do-end = Tes actions sont finies ; les autres peuvent encore jouer des effets, puis tu peux défausser une carte.
sign-do-pass = Tu ne joues rien maintenant. Si quelqu’un joue, on te redemande.
## The end, in three sentences
story-film = « { $title } » est dans la boîte.
