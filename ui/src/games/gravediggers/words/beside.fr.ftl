### Gravediggers à côté de la vraie boîte.

form-robbery = Un pillage
form-purses = Compter la fin
setup-deal = Chacun reçoit { $hand } cartes et { $money } sous derrière son paravent.
setup-cemeteries = Quel que soit le nombre de joueurs, { $cemeteries } cimetières forment un cercle, chacun avec une carte cachée.
setup-begin = La table dit qui commence ; puis on joue dans le sens des aiguilles d’une montre.
setup-notes = { $notes } bons de crédit sont prêts.
beside-cards = Cartes au cimetière
beside-fists = Dans les poings
beside-money = Sous
beside-notes = Bons de crédit
