box-name = Skull Raffle
box-minutes = 15

event-began = A new round: everybody lays a disc, { $seat } begins.
event-laid = { $seat } lays a disc, face down.
event-bid = { $seat } bids { $bid }.
event-passed = { $seat } passes.
event-turned = { $seat } turns up a disc of { $whose }: a { $disc }.
event-succeeded = { $seat } has found no skull: a success.
event-lost = { $seat } loses a disc, unseen.
event-lost-disc = { $seat } loses a disc: a { $disc }.
event-out = { $seat } has no disc left and is out.

prompt-nothing = You are not asked anything now.
prompt-lay = Which disc do you lay, face down?
prompt-open = Add a disc, or bid.
prompt-raise = The bid is { $bid }: raise it, or pass.
prompt-turn = Whose disc do you turn up? { $left } to go.
prompt-lose = Your own skull! Which disc do you give away?
disc-flower = flower
disc-skull = skull
decision-lay = lay a { $lay }
decision-turn = turn up a disc of { $player }
decision-lose = lose a { $lose }

points-twice = two successes
points-last = the last one who has discs
refusal-SR-3 = { $decision } is not possible: you have no such disc left to lay.
refusal-SR-4 = { $decision } is not possible: nobody has bid yet.
refusal-SR-5 = { $decision } is not possible: there is a bid, which can only be raised or passed.
refusal-SR-6 = { $decision } is not possible: there are not so many discs on the table.
refusal-SR-7 = { $decision } is not possible: no disc of another player lies there face down.
refusal-SR-8 = { $decision } is not possible: you have no such disc.
