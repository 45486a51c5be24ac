### What effects say on cards, in French. A card's text is put together from these messages, by what it really does.

# Sorts of cards
type-character = personnage
type-location = lieu
type-prop = accessoire
type-creature = créature
type-effect = effet spécial
type-credits = générique

# Traits
trait-crazed-killer = tueur fou
trait-swarm = essaim
trait-water-creature = créature aquatique
trait-by-the-water = au bord de l’eau
trait-weapon = arme
trait-treasure = trésor
trait-building = bâtiment
trait-alien = extraterrestre
trait-undead = mort-vivant
trait-robot = robot
trait-animal = animal
trait-giant = géant
trait-woman = femme
trait-man = homme
trait-teen = ado
trait-scientist = scientifique
trait-star = vedette
trait-plant = plante
trait-vampire = vampire
trait-machine = machine

# Effects during an attack
effect-defend = Défense { $signed } pour cette attaque.
effect-strengthen = Attaque { $signed } pour cette attaque.
effect-double-attack = Double l’attaque.
effect-double-defence = Double la défense.
effect-halve-attack = Divise l’attaque par deux, arrondi au supérieur.
effect-defend-for-each = Défense { $signed } pour cette attaque par personnage attaqué ayant le trait « { $about } ».
effect-strengthen-for-each = Attaque { $signed } par personnage du film attaqué ayant le trait « { $about } ».
effect-turn-into = Pour cette attaque, la créature a aussi le trait « { $about } ».
effect-stop = Met fin à l’attaque.
effect-redirect = L’attaque vise un autre film, mais pas celui de qui attaque.
effect-once-more = Après cette attaque, la créature va dans la main de qui l’a envoyée et peut attaquer à nouveau pendant ce tour.
effect-join = { $amount ->
        [one] Lors de ton attaque : une autre créature de ta main attaque avec elle, comme une seule. Leurs valeurs d’attaque s’ajoutent.
       *[other] Lors de ton attaque : jusqu’à { $amount } autres créatures de ta main attaquent avec elle, comme une seule. Leurs valeurs d’attaque s’ajoutent.
    }

# Effects at any time
effect-prevent = { $sort ->
        [character] Permet de contrer un personnage.
        [location] Permet de contrer un lieu.
        [prop] Permet de contrer un accessoire.
        [creature] Permet de contrer une créature.
        [effect] Permet de contrer un effet spécial.
        [credits] Permet de contrer le générique.
       *[any] Permet de contrer n’importe quelle carte.
    }
effect-kill = { $sort ->
        [any] Un personnage meurt.
       *[other] Un personnage ayant le trait « { $about } » meurt.
    }
effect-swap-location = Échange le lieu d’un film contre un lieu de la défausse.
effect-destroy-location = Le lieu d’un film va à la défausse.
effect-destroy-prop = Un accessoire d’un film va à la défausse.
effect-steal-prop = Prends en main un accessoire d’un film.
effect-move-prop = Donne un accessoire d’un film à un autre personnage de n’importe quel film.
effect-revive = Fais entrer dans ton film un personnage de la défausse.
effect-salvage = { $sort ->
        [character] Reprends en main un personnage de la défausse.
        [location] Reprends en main un lieu de la défausse.
        [prop] Reprends en main un accessoire de la défausse.
        [creature] Reprends en main une créature de la défausse.
       *[credits] Reprends en main le générique de la défausse.
    }
effect-draw = { $amount ->
        [one] Pioche une carte.
       *[other] Pioche { $amount } cartes.
    }
effect-lose = { $amount ->
        [one] Quelqu’un d’autre perd une carte de sa main, au hasard.
       *[other] Quelqu’un d’autre perd { $amount } cartes de sa main, au hasard.
    }
effect-reveal = Quelqu’un d’autre montre sa main à tout le monde.
effect-bonus = Pose cette carte à côté de ton film : { $signed } points à la fin.
effect-toughen = { $also ->
        [yes] Défense { $signed } pour lui.
       *[no] Reste sous un personnage : défense { $signed } pour lui.
    }
effect-brand = { $also ->
        [yes] Ce personnage a aussi le trait « { $about } ».
       *[no] Reste sous un personnage, qui a aussi le trait « { $about } ».
    }
effect-toughen-prop = { $also ->
        [yes] Défense { $signed } pour lui.
       *[no] Reste sous un accessoire : défense { $signed } pour lui.
    }
effect-brand-prop = { $also ->
        [yes] Cet accessoire a aussi le trait « { $about } ».
       *[no] Reste sous un accessoire, qui a aussi le trait « { $about } ».
    }
effect-toughen-location = { $also ->
        [yes] Défense { $signed } pour lui.
       *[no] Reste sous un lieu : défense { $signed } pour lui.
    }
effect-brand-location = { $also ->
        [yes] Ce lieu a aussi le trait « { $about } ».
       *[no] Reste sous un lieu, qui a aussi le trait « { $about } ».
    }
effect-delay-credits = { $amount ->
        [one] Pas de générique pendant ce tour et le suivant.
       *[other] Pas de générique pendant ce tour et les { $amount } suivants.
    }

# Cards of a film
effect-choose-victim = Tant que ce personnage est dans le film, c’est son cinéaste qui choisit la victime d’une attaque.
effect-props-count-more = { $signed } pour chaque accessoire de ce personnage.
effect-against = Compte { $value } à la place contre les créatures ayant le trait « { $about } ».
effect-for-each = { $on ->
        [character] { $signed } par autre personnage du film ayant le trait « { $about } ».
       *[other] { $signed } par personnage du film ayant le trait « { $about } ».
    }
effect-sheltered = Ne peut pas être victime d’une attaque tant qu’un autre personnage peut l’être.
effect-escape = Victime d’une attaque, retourne dans la main de son cinéaste.
effect-combine = Peut être combiné avec un lieu ayant le trait « { $about } ».
effect-combine-with = Peut être combiné avec ce lieu : { $about }.
effect-added = S’ajoute seulement : ne compte pas parmi les deux lieux qui peuvent être combinés.
effect-points = { $signed } points à la fin si la carte est alors dans ton film.
effect-bring-prop = Une fois par attaque contre ton film : rapporte un accessoire de la défausse à un personnage qui s’y trouve.
effect-draw-each-turn = { $amount ->
        [one] Une fois pendant ton tour : pioche une carte.
       *[other] Une fois pendant ton tour : pioche { $amount } cartes.
    }
effect-spend-to-defend = Lors d’une attaque contre ton film, défausse cette carte : défense { $signed } pour cette attaque.
effect-spend-to-stop = Lors d’une attaque contre ton film, défausse cette carte : elle met fin à l’attaque.

# Creatures
effect-use-prop = Quand son attaque commence, elle peut utiliser un accessoire de ta main.
effect-hunt = Attaque { $signed } si une carte du film attaqué a le trait « { $about } ».
effect-trophy = { $amount ->
        [one] Si son attaque réussit, note un point.
       *[other] Si son attaque réussit, note { $amount } points.
    }
effect-kill-more = { $amount ->
        [one] Fait une victime de plus.
       *[other] Fait { $amount } victimes de plus.
    }
effect-come-back = Si son attaque échoue, elle revient dans ta main et n’attaque plus pendant ce tour.

# Titles, by how many words they have; each word stands in the form that `titles.py` names
title-0 = Le film sans nom
title-1-a = { $a }
title-1-b = la vengeance { $a }
title-1-c = la nuit { $a }
title-2-a = { $a } { $b }
title-2-b = { $a } { $b }
title-2-c = la vengeance { $a } { $b }
title-3-a = { $a } { $b } { $c }
title-3-b = { $a } et { $b } { $c }
title-3-c = { $a } { $b } et { $c }
title-4-a = { $a } { $b } { $c } { $d }
title-4-b = { $a } et { $b } { $c } { $d }
title-4-c = { $a } { $b }, ou { $c } { $d }
title-5-a = { $a } et { $b } { $c } { $d } { $e }
title-5-b = { $a } { $b } { $c }, ou { $d } { $e }
title-5-c = { $a }, { $b } et { $c } { $d } { $e }
title-6-a = { $a } et { $b } { $c } { $d }, ou { $e } { $f }
title-6-b = { $a } { $b } { $c }, ou { $d } { $e } { $f }
title-6-c = { $a }, { $b } et { $c } { $d } { $e } { $f }
