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
things = Das muss hinaus
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
life-use = Lebenspunkte einsetzen oder teilen …


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

## Moments that reveal something
hush-mine = Der Berg bebt …
## Wie das Spiel geht, und was jedes Zeichen bedeutet
guide-goal = Alle zusammen: Findet unter den vier inneren Karten den Schatz und den verschollenen Kumpel, tragt beide aus dem Bergwerk und kommt alle selbst hinaus. Wer allein spielt, muss nur eines von beiden hinausbringen.
guide-turn = Es wird gewürfelt. Niedrige Zahlen bedeuten eine Aktion: eine Nachbarkarte aufdecken, eine betreten oder ein Loch in eine Wand graben; eine Falle lässt sich nicht betreten. Hohe Zahlen bedeuten einen Einsturz: Ihr wählt eine Karte, die für immer einstürzt. Ein Lebenspunkt ändert den Würfel um ein Auge; Bergleute auf einer Karte dürfen ihre Lebenspunkte neu aufteilen, vor der Aktion und danach.
guide-end = Ihr habt verloren, sobald jemand von euch, der Schatz oder der Kumpel verschüttet ist oder nicht mehr hinauskann. Lasst Karten einstürzen, die niemand braucht; nie eine, auf der jemand steht, und keine verdeckte innere, solange dort Schatz oder Kumpel sein kann. Ist der Schatz gefunden, wird der Mönch wütend: Nur noch 1 und 2 sind eine Aktion.
sign-down = Eine verdeckte Karte: Decke sie mit einer Aktion von einer Nachbarkarte aus auf, oder von draußen an einem Eingang.
sign-tunnel = Ein Stollen: Mit einer Aktion betritt man ihn von einer Nachbarkarte aus, wenn keine Wand im Weg ist.
sign-wall = Eine Wand versperrt den Schritt über diese Kante. Mit einer Aktion gräbst du ein Loch hinein, für immer.
sign-trap = Eine Falle: Niemand kann sie betreten. Sie darf ohne Schaden einstürzen.
sign-rubble = Eingestürzt: für immer verschüttet, hier kommt niemand mehr durch.
sign-inner = Eine der vier inneren Karten: Schatz, Kumpel und zwei Stollen. Stürzt Schatz oder Kumpel verdeckt ein, habt ihr verloren.
sign-number = Die Zahl einer äußeren Karte. { $expert ->
        [true] Bei einem Einsturz sagt ein zweiter Wurf, welche Zahl einstürzt.
       *[false] Sie zählt nur nach den Regeln für erfahrene Bergleute, die hier nicht gelten.
    }
sign-entrance = Ein Eingang: Hier geht es hinein und hinaus. Draußen kostet der Weg zu einem anderen Eingang nichts.
sign-treasure = Der Schatz: Wer seine Karte betritt, kann ihn mitnehmen und trägt dann nichts anderes. Ist er aufgedeckt, wird der Mönch wütend.
sign-comrade = Der verschollene Kumpel: Wer seine Karte betritt, kann ihn hinaustragen und trägt dann nichts anderes.
sign-calm = Der Mönch ist freundlich: 1 bis 4 ist eine Aktion, 5 oder 6 ein Einsturz.
sign-angry = Der Mönch ist wütend und bleibt es: Nur 1 und 2 sind eine Aktion, 3 bis 6 ein Einsturz.
sign-die = Der Würfel dieses Zuges. Niedrige Zahlen sind eine Aktion, hohe ein Einsturz; wo die Grenze liegt, hängt von der Laune des Mönchs ab.
sign-life = Lebenspunkte: Jeder ändert den Würfel um ein Auge. Wer auf derselben Karte steht, kann sie teilen.
sign-miner = Wer hier steht, sagt das Zeichen des Platzes. Am Ende müssen alle draußen sein, und niemand darf verschüttet werden.
sign-do-out = Du verlässt das Bergwerk; was du trägst, ist dann sicher. Du darfst wieder hinein.
sign-do-wait = Draußen darfst du eine Aktion verfallen lassen.
sign-do-take = Mitnehmen kostet nichts. Du kannst nur eines tragen und es nur draußen ablegen.
sign-do-leave = Es bleibt hier. Zu Beginn eines späteren Zuges auf dieser Karte kannst du es noch mitnehmen.

## The end, in three sentences
story-treasure = { $state ->
        [safe] Der Schatz ist draußen.
        [carried] { $player } hatte den Schatz schon in den Händen und kam nicht mehr hinaus.
        [lying] Der Schatz liegt bei { $place } im Dunkeln.
       *[hidden] Den Schatz hat niemand gefunden.
    }
story-comrade = { $state ->
        [safe] Der Kumpel ist gerettet.
        [carried] { $player } trug den Kumpel dem Licht entgegen.
        [lying] Der Kumpel wartet bei { $place }, und niemand kommt.
       *[hidden] Vom Kumpel fehlt jede Spur.
    }
story-end = { $end ->
        [won] Alle sind heimgekommen, und der Mönch sagt kein Wort.
        [shown-dead] Und dann war nichts mehr zu retten.
        [buried] Der Berg behält, weswegen sie gekommen waren.
        [miner-buried] Jemand von ihnen bleibt für immer unter dem Fels.
        [miner-cut-off] Hinter dem Fels ist jemand gefangen, und niemand kommt durch.
        [cut-off] Zu dem, weswegen sie gekommen waren, führte kein Weg mehr.
        [put-away] Sie sahen einander an und blieben draußen.
       *[hopeless] Zu gewinnen war da nichts mehr.
    }
