### The table's own messages in English. A game's are in its story.en.ftl.

# Seats without a name
seat = Player { $number }

# Refusals
refusal-not-asked = You are not asked anything now.
refusal-over = The game is over; nothing can be decided any more.
refusal-unknown = There is no such decision here: { $decision }.
refusal-not-this = { $decision } does not answer what you are asked.
refusal-no-seat = Expected a seat from 1 to { $players }, got { $seat }.
refusal-late = That question has been answered already; look at what you are asked now.
refusal-cannot-undo = Your last decision cannot be taken back: others have seen it, or chance has been drawn since.
