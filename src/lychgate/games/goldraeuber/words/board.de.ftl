### Goldräuber am Terminal: was das Brett außer der Geschichte des Spiels sagt.

title = Goldräuber
tagline = Zusammen hinein ins Bergwerk des schwarzen Mönchs, und wieder hinaus.
intro =
    Ihr gewinnt oder verliert alle zusammen. Irgendwo im Innern des Bergwerks
    liegen ein Schatz und ein verschollener Kumpel. Bringt beide hinaus, und alle
    mit ihnen, bevor das Bergwerk einstürzt. (Allein genügt eines von beiden.)

    In deinem Zug wird gewürfelt. 1 bis 4 ist eine Aktion: eine Karte neben dir
    aufdecken, auf eine aufgedeckte Karte gehen oder ein Loch in eine Steinwand
    graben. Bei 5 und 6 stürzt eine Karte eurer Wahl ein, für immer. Ist der Schatz
    aufgedeckt, wird der Mönch wütend: Dann sind nur noch 1 und 2 eine Aktion.

    Ein Lebenspunkt ändert den Würfel um eins; Bergleute auf derselben Karte können
    aushelfen. Fallen können nicht betreten werden. Wände versperren den Weg, bis
    ein Loch gegraben ist.

    Hinein und hinaus geht es links, rechts und unten, nie von oben. Niemand trägt
    Schatz und Kumpel zugleich. Wird jemand von euch, der Schatz oder der Kumpel
    verschüttet oder abgeschnitten, ist alles verloren.

headline-calm = Goldräuber · der Mönch ist freundlich: bis { $most } eine Aktion
headline-angry = Goldräuber · der Mönch ist wütend: nur bis { $most } eine Aktion
headline-over = Goldräuber · das Ende
die = der Würfel zeigt { $die }
kind-tunnel = Stollen
kind-trap = Falle
kind-treasure = Schatz
kind-comrade = Kumpel
thing-hidden = { $thing }: noch nicht gefunden
thing-lying = { $thing }: liegt bei { $place }
thing-buried = { $thing }: verschüttet bei { $place }
thing-carried = { $thing }: getragen von { $name }
thing-safe = { $thing }: draußen in Sicherheit
at = auf { $place }
outside = draußen
life = { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
carries = mit { $thing }

# Entscheidungen in Teilen
choice-turn = { $value } aufdecken
choice-step = auf { $value } gehen
choice-dig = bei { $value } graben
choice-collapse = { $value } stürzt ein
choice-die = { $cost ->
        [0] die { $value } behalten
        [one] eine { $value } für 1 Punkt
       *[other] eine { $value } für { $cost } Punkte
    }
choice-points = { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }{ $phase ->
        [acting] { " " }für dich von denen auf deiner Karte
       *[other] { "" }
    }
choice-out = aus dem Bergwerk gehen
choice-wait = draußen warten
choice-take = mitnehmen
choice-leave = liegen lassen
choice-keep = { $phase ->
        [splitting] gleichmäßig aufteilen
       *[other] lassen, wie sie sind
    }
choice-yes = ja
choice-no = nein
ask-collapse = Tippe eine Karte. ({ $choices })
ask-turn = Tippe eine Karte. ({ $choices })
ask-step = Tippe eine Karte. ({ $choices })
ask-dig = Tippe eine Karte. ({ $choices })

# Was man tippen kann
notation =
    turn c3      die Karte c3 aufdecken            die 4     mit einer 4 spielen
    step c3      auf die Karte c3 gehen            points 2  zwei Lebenspunkte
    dig c3       ein Loch in ihre Wand graben      keep      gleich; wie bisher
    out, wait    hinausgehen; draußen warten       take, leave  mitnehmen; nicht
    collapse c3  die Karte, die einstürzt          yes, no   ja, nein
legend =
    ░░  eine verdeckte Karte, ▒▒ eine der vier inneren
    ▓▓▓▓  eingestürzt     ═ ║  eine Steinwand, ≡ ╫ zwei davon
    ◆     hier liegt der Schatz oder der Kumpel
    (2)   die Figur von Platz 2, (124) von dreien  ›  wer am Zug ist
