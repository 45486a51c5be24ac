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
robbery-on = Click, tap or press a key to go on.
do-credit = Take 10 with a credit note, to pay back in the end
credit-now = Credit: now, before you carry out the tile, or later with any fist.

## Keys
key-five = five more, or fewer, into the fist
key-all = all your money into the fist
key-close = close the fist

## How the game goes, and what every sign means
guide-goal = Have the most money in the end. Five cemeteries hold cards that you, the others and chance have laid there, most of them face down: loot, and persons who spoil it.
guide-turn = Chance turns up a tile for you: lay a card face down at a cemetery, look at one, turn one up – or send the gravedigger to rob a cemetery. With less than 10 money you may take 10 on credit: before you carry out the tile, or with any fist.
guide-end = At a robbery everybody secretly closes a fist on some money. The loot pays fists in full, the lowest first, equal ones all or none, until it does not suffice for the next: so ask for much, but not too much. The money in your fist comes back to you, whether it was paid or not, unless bandits get it. When the pile is empty and somebody plays the last card of a hand, every cemetery is robbed one last time, and the game is over.
sign-value = A value: it adds its number to the loot.
sign-X = An X doubles the loot, two treble it, and so on. Alone it is worth nothing.
sign-W = Exactly one widow sends all persons away, and the loot is shared as usual. Two or more do nothing.
sign-G = Exactly one guard, and there is no loot: every empty fist gets 5, the others get their money back. Two or more do nothing.
sign-B = More bandits than accomplices: no loot, and all fists are lost to the bank.
sign-A = More accomplices than bandits: the loot pays the highest fists first.
sign-hidden = A card face down. The emblems on it say who knows it: those who laid it or have looked at it. Hatched: you know it.
sign-place = Lay a card from your hand face down at any cemetery, and draw a new one.
sign-look = Look at one card that lies face down; only you see it.
sign-turn = Turn up a card for all to see. One card of each cemetery stays face down.
sign-gravedigger = Choose a cemetery with cards: it is robbed at once.
sign-final = The game ends: every cemetery with cards is robbed one last time, one after the other. What is left in a purse then counts.
sign-tile-down = A tile that is still to come. When all seven have been used, they are mixed again.
sign-cemetery = A cemetery. The emblem on its sign matters only for the order of the last robberies: everybody may lay, look and rob everywhere.
sign-money = Money that is still in hand: what is in a fist is paid from it, and comes back after most robberies.
sign-screen = Money behind the screen: who counted along knows how much.
sign-note = A credit note: it brings 10, and costs 10 at the end. With less than 10 money one may take one: on one’s turn before the tile is carried out, or together with any fist.
sign-fist = A fist holds as much as you want from the loot. If the loot pays it, you get that much; if not, nothing.
sign-hand = So many cards are in this hand. When the pile is empty, the last card laid from a hand ends the game.
sign-do-credit = With less than 10 money you may take 10 now; it costs 10 at the end.
## The end, in three sentences
story-robbery = { $cemetery ->
        [0] Not one cemetery was robbed.
       *[other] The last robbery was at cemetery { $cemetery }.
    }
story-rich = { $players }: nobody has more than { $money } in the purse.
story-notes = { $count ->
        [0] Nobody owes anything.
        [one] One credit note is still owed.
       *[other] { $count } credit notes are still owed.
    }
