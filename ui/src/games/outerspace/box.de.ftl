### Was auf der Schachtel steht, auf Deutsch.

box-name = Die Rache der Grabräuber aus dem All
box-pitch = Ihr alle führt Regie bei einem B-Movie. Besetze deine Stars, verteile Requisiten, schicke riesige Wesen in die Filme der anderen und lass den Abspann laufen, bevor das Mikro ins Bild hängt.
box-minutes = 45

rules-standard = Standardregeln
