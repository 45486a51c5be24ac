### Che cosa c’è scritto sulla scatola, in italiano.

box-name = La vendetta dei ladri di tombe venuti dallo spazio
box-pitch = Ognuno dirige un film di serie B. Ingaggia i tuoi divi, distribuisci oggetti di scena, manda cose gigantesche nei film degli altri, e fai scorrere i titoli di coda prima che il microfono entri in campo.
box-minutes = 45
