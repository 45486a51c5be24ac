### Was auf der Schachtel steht, auf Deutsch.

box-name = Die Rache der Grabräuber aus dem All
box-pitch = Alle führen Regie bei einem B-Movie. Verpflichte deine Stars, verteile Requisiten, schicke riesige Monster in die Filme der anderen und lass den Abspann laufen, bevor das Mikro ins Bild hängt.
box-minutes = 45
