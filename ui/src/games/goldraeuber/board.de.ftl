### Was das Brett von Goldräuber außer der Geschichte sagt.

mine = Das Bergwerk, oben der Berg
mountain = Der Berg: Von oben geht es nicht hinein
outside = Draußen
nobody-outside = niemand
entrance = Eingang
number = Zahl { $number }
inner = innere Karte
miner-at = { $place }
miner-out = draußen
life = { $life ->
        [0] keine Lebenspunkte
        [one] ein Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
carries-treasure = trägt den Schatz
carries-comrade = trägt den Kumpel
begins = hat begonnen

cell-down = { $place }, verdeckt
cell-collapsed = { $place }, eingestürzt
cell-was = , früher: { $card }
cell-up = { $place }, { $card }
cell-wall = , { $wall }
cell-number = , Zahl { $number }
cell-inner = , innere Karte
cell-entrance = , ein Eingang
cell-miners = , hier: { $miners }
cell-marker-treasure = , hier liegt der Schatz
cell-marker-comrade = , hier liegt der Kumpel
cell-way = , auf dem Weg hinaus
cell-pointed = , Vorschlag von { $miners }
act-turn = Aufdecken:
act-step = Betreten:
act-dig = Graben:
act-collapse = Einstürzen lassen:
act-point = Vorschlagen:
dig-wall = Ein Loch in die Wand von { $place } graben

die = Der Würfel
die-none = noch nicht gewürfelt
die-action = eine { $die }: eine Aktion
die-collapse = eine { $die }: ein Einsturz
die-done = eine { $die }
die-number = eine { $die }, für die Zahl, die einstürzt
monk = Der Mönch
mood-calm = Der Mönch ist freundlich
mood-angry = Der Mönch ist wütend
mood-calm-meaning = 1 bis 4: eine Aktion. 5 oder 6: Etwas stürzt ein.
mood-angry-meaning = 1 oder 2: eine Aktion. 3 bis 6: Etwas stürzt ein.
things = Muss hinaus
thing-hidden = { $thing }: noch nicht gefunden
thing-lying = { $thing }: liegt bei { $place }
thing-buried = { $thing }: verschüttet bei { $place }
thing-carried = { $thing }: getragen von { $player }
thing-safe = { $thing }: draußen in Sicherheit
way-out = Weg hinaus zeigen
way-none = Es gibt keinen Weg hinaus.
way-actions = { $actions ->
        [one] Noch eine Aktion, und du bist draußen.
       *[other] Noch { $actions } Aktionen, und du bist draußen.
    }
way-outside = Du bist draußen.
point-hint = Jemand anders entscheidet: Klicke auf eine Karte, um sie vorzuschlagen.

die-choices = Mit welcher Augenzahl du spielst
die-keep = bei der { $die } bleiben
die-change = { $die } für { $cost ->
        [one] einen Lebenspunkt
       *[other] { $cost } Lebenspunkte
    }{ $means ->
        [action] { "" }: eine Aktion
        [collapse] { "" }: ein Einsturz
       *[number] { "" }
    }
life-choices = Lebenspunkte für { $player }
life-use = Lebenspunkte einsetzen …


do-out = Hinaus ins Freie
do-wait = Warten
do-take = Mitnehmen
do-leave = Liegen lassen
do-keep = { $prompt ->
        [split] Gleichmäßig aufteilen
       *[other] So lassen
    }
do-yes = Ja, hinein!
do-no = Nein, Spiel wegräumen

## Tasten
key-way = den Weg hinaus zeigen oder wieder verbergen
