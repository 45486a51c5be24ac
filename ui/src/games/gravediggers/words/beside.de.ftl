### Gravediggers neben der echten Schachtel.

form-robbery = Eine Plünderung
form-purses = Ende auszählen
setup-deal = Alle bekommen { $hand } Karten und { $money } Geld hinter den Sichtschirm.
setup-cemeteries = Egal, wie viele mitspielen: { $cemeteries } Friedhöfe liegen im Kreis, an jedem eine Karte verdeckt.
setup-begin = Der Tisch bestimmt, wer beginnt; dann geht es im Uhrzeigersinn.
setup-notes = { $notes } Schuldscheine liegen bereit.
beside-cards = Karten am Friedhof
beside-fists = In den Fäusten
beside-money = Geld
beside-notes = Schuldscheine
