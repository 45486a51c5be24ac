### Che cosa c’è scritto sulla scatola, in italiano.

box-name = Goldräuber
box-pitch = Giù nella miniera del monaco nero, tutti insieme: trovate il tesoro e il compagno disperso, e tornate fuori prima che venga giù la roccia. Il buon monaco va su tutte le furie, se gli si tocca l’oro.
box-minutes = 20
