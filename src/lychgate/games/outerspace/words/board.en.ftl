### Outer Space at the terminal: what the board says besides the game's own story.

title = The Revenge of the Grave Robbers from Outer Space
tagline = Make a terrible film, and send your monsters into everybody else’s.
intro =
    You direct a B-movie, and so does everybody else. Characters, the props they carry
    and the place where you shoot make your film’s defence, and in the end its points.
    Words of the title, agreed at the start, give points, too, wherever you have them.

    On your turn, fill up your hand and play what you like: characters, a prop for each,
    a location for yourself or, if it is a bad one, for somebody else; and creatures, to
    attack another film. If the attack is at least as high as the defence, somebody there
    dies.

    Whatever is played, the others are asked whether they prevent it; in an attack, and at
    the end of a turn, everybody may play special effects. All answer at once and unseen.
    If you do not want to be asked so often, wish to pass for a while, with a pass or when
    you end your turn.

    When the credits roll, or the pile is empty, the best film wins.

headline = Outer Space · round { $round } · pile { $pile } · discarded { $discard }
headline-over = Outer Space · the end
last-turn = ending
last-card = last card: { $name }
title-cards = For the title:
title-words = Title:
attack = { $creature } attacks { $film }’s film: { $attack } against { $defence }
being-played = Played:
film-value = { $cards ->
        [one] worth { $value }, 1 card
       *[other] worth { $value }, { $cards } cards
    }
beside = (noted { $points }, aside { $cards })
your-hand = Your hand
hand-of = { $name }’s hand

# Decisions, in parts
choice-card = { $card }
choice-ability = use { $card }
choice-film = { $name }
choice-replace = replace what lies there
choice-combine = combine the two
choice-end = end your actions
choice-pass = pass
choice-wish = pass { $wish }
choice-end-and-wish = end your actions, and pass { $wish }
choice-title = { $words }
ask-title = Type { $choices }, or 0 for none.
ask-film = Whose? ({ $choices })

# What can be typed
how-to-answer = Your answer, or short: { $example } · ? help · read hint log rules { $undo ->
        [1] undo save quit
       *[0] save quit
    }
notation =
    burning-torch         play, move or choose it; a second copy is burning-torch.2
    shopping-mall!        use its ability
    film 2                the film, or the hand, of player 2
    replace, combine      what becomes of the location that lies there
    end, pass             end your actions; pass
    pass until-attacked   pass, and go on so; or this-turn, until-touched,
                          until-own-turn, until-credits
    title 1 3 4           these of the six words belong in the title; title -: none
legend =
    ◖3◗  ⚔ 9              defence, and attack, of a card
    Lighthouse |          the location of a film, before its characters
    Sheriff [Ray gun]     a character, and what lies under it
    ›                     who is on turn
help-own-commands = Cards and titles
own-commands =
    read NAME  the whole text of a card that you see; read 2: of the card with
               this number in the question; read alone: of your hand
    call NAME  call the film so; call alone: as the game proposes
