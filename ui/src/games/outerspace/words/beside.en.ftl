### Outer Space beside its real box.

form-films = Films and points
form-attack = An attack
setup-title = { $title } cards are turned up for the title, which you make together.
setup-deal = Everybody gets { $hand } cards. Who has no character shows them and draws anew; then all characters are laid down.
setup-begin = The player left of the dealer begins; then it goes clockwise.
setup-quiet = Rounds in which nobody touches another’s film: { $quiet }.
setup-early = Rounds in which no credits are played: { $early }.
beside-film-of = Film of { $player }
beside-hand-of = Hand of { $player }
beside-title = Words in the title
beside-card = Name of a card
beside-attacker = attacks:
beside-attacked = is attacked:
beside-creature = The creature
beside-totals = Attack { $attack }, defence { $defence }
