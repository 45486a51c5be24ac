### Was auf der Schachtel steht, auf Deutsch.

box-name = Totengräber
box-pitch = Fünf Friedhöfe, eine Schaufel. Lass die anderen raten, was da begraben liegt, nimm Geld in die Faust und hoffe, dass Witwe, Wächter und Banditen auf deiner Seite sind.
box-minutes = 30
