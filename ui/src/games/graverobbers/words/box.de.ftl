### Was auf der Schachtel steht, auf Deutsch.

box-name = Grabräuber
box-pitch = Sieben Gräber im Nebel. Lege Räuber, Detektive und Bobbys, manche davon verdeckt, arbeite auf deine geheimen Ziele hin und zeige im richtigen Moment auf die richtige Person.
box-minutes = 40
