### What the Gravediggers board says besides the story.

hand = { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
cemeteries = The cemeteries
nobodys = nobody’s
closed = closed for good
nobody = nobody
cemetery = Cemetery { $cemetery }, { $owner }, { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }.
cards-at = Cards at cemetery { $cemetery }
lies-up = place { $place }: { $card }
lies-known = place { $place }: face down, known to you: { $card }; known to { $knowers }
lies-down = place { $place }: face down, known to { $knowers }
act-look = Look at
act-turn = Turn up
act-rob = Rob
act-lay = Lay the card here: { $card }.
tiles = Tiles
tile-down = a tile face down
pile = { $cards ->
        [0] The pile is empty
        [one] One card in the pile
       *[other] { $cards } cards in the pile
    }
notes-left = { $notes ->
        [0] no credit notes left
        [one] one credit note left
       *[other] { $notes } credit notes left
    }
final = The final robberies
pick-first = Pick a card from your hand first.
behind-screen = Behind your screen
notes-held = { $notes ->
        [one] and a credit note
       *[other] and { $notes } credit notes
    }
money = money
screen = money behind the screen
note = credit note
fist = Money in your fist
fist-amount = { $money } in the fist
fist-all = all { $money }
fist-close = Close the fist on
fist-credit = with a credit note: 10 more, to pay back in the end
fist-made = fist closed
fist-open = counts coins …
own-fist = fist: { $money }
robbery = Cemetery { $cemetery } is robbed
do-credit = Take 10 with a credit note, to pay back in the end

## Keys
key-five = five more, or fewer, into the fist
key-all = all your money into the fist
key-close = close the fist
