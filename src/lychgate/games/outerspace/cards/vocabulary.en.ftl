### What effects say on cards, in English. A card's text is put together from these messages, by what it really does.

# Sorts of cards
type-character = character
type-location = location
type-prop = prop
type-creature = creature
type-effect = special effect
type-credits = credits

# Traits
trait-crazed-killer = crazed killer
trait-swarm = swarm
trait-water-creature = water creature
trait-by-the-water = by the water
trait-weapon = weapon
trait-treasure = treasure
trait-building = building
trait-alien = alien
trait-undead = undead
trait-robot = robot
trait-animal = animal
trait-giant = giant
trait-woman = woman
trait-man = man
trait-teen = teen
trait-scientist = scientist
trait-star = star
trait-plant = plant
trait-vampire = vampire
trait-machine = machine

# Effects during an attack
effect-defend = Defence { $signed } in this attack.
effect-strengthen = Attack { $signed } in this attack.
effect-double-attack = Doubles the attack.
effect-double-defence = Doubles the defence.
effect-halve-attack = Halves the attack, rounded up.
effect-defend-for-each = Defence { $signed } in this attack for each character there with the trait “{ $about }”.
effect-strengthen-for-each = Attack { $signed } for each character of the film attacked with the trait “{ $about }”.
effect-turn-into = In this attack the creature has the trait “{ $about }”, too.
effect-stop = Stops the attack.
effect-redirect = The attack goes to another film, but not the attacker’s.
effect-once-more = After this attack the creature goes back to its player’s hand, and may attack again in this turn.
effect-join = { $amount ->
        [one] In your attack: one more creature from your hand attacks with it, as one. Their attack values are added.
       *[other] In your attack: up to { $amount } more creatures from your hand attack with it, as one. Their attack values are added.
    }

# Effects at any time
effect-prevent = { $sort ->
        [character] Prevents a character from being played.
        [location] Prevents a location from being played.
        [prop] Prevents a prop from being played.
        [creature] Prevents a creature from being played.
        [effect] Prevents a special effect from being played.
        [credits] Prevents the credits from being played.
       *[any] Prevents any card from being played.
    }
effect-kill = { $sort ->
        [any] A character dies.
       *[other] A character with the trait “{ $about }” dies.
    }
effect-swap-location = Swaps a film’s location for one from the discard pile.
effect-destroy-location = A film’s location goes to the discard pile.
effect-destroy-prop = A prop in a film goes to the discard pile.
effect-steal-prop = Take a prop from a film into your hand.
effect-move-prop = Give a prop in a film to another character of any film.
effect-revive = Take a character from the discard pile into your film.
effect-salvage = { $sort ->
        [character] Take a character from the discard pile into your hand.
        [location] Take a location from the discard pile into your hand.
        [prop] Take a prop from the discard pile into your hand.
        [creature] Take a creature from the discard pile into your hand.
       *[credits] Take the credits from the discard pile into your hand.
    }
effect-draw = { $amount ->
        [one] Draw a card.
       *[other] Draw { $amount } cards.
    }
effect-lose = { $amount ->
        [one] Another player loses a card from hand, at random.
       *[other] Another player loses { $amount } cards from hand, at random.
    }
effect-reveal = Another player’s hand is laid open to all.
effect-bonus = Lay this card beside your film: { $signed } points at the end.
effect-toughen = { $also ->
        [yes] Defence { $signed } for it.
       *[no] Stays under a character: defence { $signed } for it.
    }
effect-brand = { $also ->
        [yes] The character has the trait “{ $about }”, too.
       *[no] Stays under a character, which has the trait “{ $about }”, too.
    }
effect-toughen-prop = { $also ->
        [yes] Defence { $signed } for it.
       *[no] Stays under a prop: defence { $signed } for it.
    }
effect-brand-prop = { $also ->
        [yes] The prop has the trait “{ $about }”, too.
       *[no] Stays under a prop, which has the trait “{ $about }”, too.
    }
effect-toughen-location = { $also ->
        [yes] Defence { $signed } for it.
       *[no] Stays under a location: defence { $signed } for it.
    }
effect-brand-location = { $also ->
        [yes] The location has the trait “{ $about }”, too.
       *[no] Stays under a location, which has the trait “{ $about }”, too.
    }
effect-delay-credits = { $amount ->
        [one] No credits may be played in this turn and the next.
       *[other] No credits may be played in this turn and the next { $amount }.
    }

# Cards of a film
effect-choose-victim = While this character is in the film, its director chooses the victim of an attack.
effect-props-count-more = Each prop of this character counts { $signed } on top.
effect-against = Counts { $value } instead against creatures with the trait “{ $about }”.
effect-for-each = { $on ->
        [character] { $signed } for each other character of the film with the trait “{ $about }”.
       *[other] { $signed } for each character of the film with the trait “{ $about }”.
    }
effect-sheltered = Cannot be the victim of an attack while another character could be.
effect-escape = As the victim of an attack it goes back to its director’s hand.
effect-combine = Can be combined with a location that has the trait “{ $about }”.
effect-combine-with = Can be combined with this location: { $about }.
effect-added = Is only added: it does not count as one of the two locations that can be combined.
effect-points = { $signed } points at the end, if it lies in your film then.
effect-bring-prop = Once in each attack on your film: bring a prop from the discard pile to a character there.
effect-draw-each-turn = { $amount ->
        [one] Once in your turn: draw a card.
       *[other] Once in your turn: draw { $amount } cards.
    }
effect-spend-to-defend = In an attack on your film, discard this card: defence { $signed } in this attack.
effect-spend-to-stop = In an attack on your film, discard this card: it stops the attack.

# Creatures
effect-use-prop = When its attack starts, it can use a prop from your hand.
effect-hunt = Attack { $signed } if there is a card with the trait “{ $about }” in the film attacked.
effect-trophy = { $amount ->
        [one] If its attack succeeds, note one point.
       *[other] If its attack succeeds, note { $amount } points.
    }
effect-kill-more = { $amount ->
        [one] It has one more victim.
       *[other] It has { $amount } more victims.
    }
effect-come-back = If its attack fails, it goes back to your hand, and attacks again in another turn at the earliest.

# Titles, by how many words they have; each word stands in the form that `titles.py` names
title-0 = The Film Without a Name
title-1-a = { $a }
title-1-b = the Revenge { $a }
title-1-c = the Night { $a }
title-2-a = { $a } { $b }
title-2-b = { $a } { $b }
title-2-c = the Revenge { $a } { $b }
title-3-a = { $a } { $b } { $c }
title-3-b = { $a } and { $b } { $c }
title-3-c = { $a } { $b } and { $c }
title-4-a = { $a } { $b } { $c } { $d }
title-4-b = { $a } and { $b } { $c } { $d }
title-4-c = { $a } { $b }, or: { $c } { $d }
title-5-a = { $a } and { $b } { $c } { $d } { $e }
title-5-b = { $a } { $b } { $c }, or: { $d } { $e }
title-5-c = { $a }, { $b } and { $c } { $d } { $e }
title-6-a = { $a } and { $b } { $c } { $d }, or: { $e } { $f }
title-6-b = { $a } { $b } { $c }, or: { $d } { $e } { $f }
title-6-c = { $a }, { $b } and { $c } { $d } { $e } { $f }
