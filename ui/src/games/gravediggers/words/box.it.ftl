### Che cosa c’è scritto sulla scatola, in italiano.

box-name = Gravediggers
box-pitch = Cinque cimiteri, una pala. Bluffa su quello che c’è sepolto, metti le monete nel pugno, e spera che la vedova, la guardia e i banditi siano dalla tua parte.
box-minutes = 30
