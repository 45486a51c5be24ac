### Gravediggers beside its real box.

form-robbery = A robbery
form-purses = Score the end
setup-deal = Everybody gets { $hand } cards and { $money } money behind the screen.
setup-cemeteries = However many play, there are { $cemeteries } cemeteries in a circle, each with one card face down.
setup-begin = The table says who begins; then it goes clockwise.
setup-notes = { $notes } credit notes lie ready.
beside-cards = Cards at the cemetery
beside-fists = In the fists
beside-money = Money
beside-notes = Credit notes
