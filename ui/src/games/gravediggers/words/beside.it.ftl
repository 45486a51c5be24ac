### Gravediggers accanto alla scatola vera.

form-robbery = Un saccheggio
form-purses = Conta la fine
setup-deal = Ciascuno riceve { $hand } carte e { $money } monete dietro lo schermo.
setup-cemeteries = In quanti si giochi, { $cemeteries } cimiteri formano un cerchio, ciascuno con una carta coperta.
setup-begin = Il tavolo dice chi comincia; poi si va in senso orario.
setup-notes = { $notes } note di credito sono pronte.
beside-cards = Carte al cimitero
beside-fists = Nei pugni
beside-money = Monete
beside-notes = Note di credito
