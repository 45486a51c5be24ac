### Che cosa c’è scritto sulla scatola, in italiano.

box-name = Graverobbers
box-pitch = Sette tombe nella nebbia. Posa ladri, detective e bobby, qualcuno coperto; insegui i tuoi obiettivi segreti e punta il dito contro la persona giusta.
box-minutes = 40
