### Outer Space am Terminal: was das Brett außer der Geschichte des Spiels sagt.

title = Die Rache der Grabräuber aus dem All
tagline = Drehe einen grottenschlechten Film und schicke deine Monster in alle anderen.
intro =
    Du führst Regie bei einem B-Movie, und alle anderen auch. Darsteller, ihre
    Requisiten und der Drehort sind die Verteidigung deines Films und am Ende seine
    Punkte. Auch Wörter des Titels, auf den ihr euch am Anfang einigt, bringen
    Punkte, wo immer du sie hast.

    In deinem Zug füllst du deine Hand auf und spielst, was du willst: Darsteller,
    für jeden eine Requisite, einen Drehort für dich oder, wenn er nichts taugt,
    für andere; und Monster, um einen anderen Film anzugreifen. Ist der Angriff
    mindestens so hoch wie die Verteidigung, stirbt dort jemand.

    Was auch gespielt wird: Die anderen werden gefragt, ob sie es verhindern; in
    einem Angriff und am Ende eines Zuges dürfen alle Spezialeffekte spielen. Alle
    antworten zugleich und verdeckt. Willst du nicht so oft gefragt werden, dann
    wünsche dir, eine Weile zu passen: beim Passen oder wenn du deinen Zug
    beendest.

    Läuft der Abspann oder ist der Stapel leer, gewinnt der beste Film.

headline = Rache der Grabräuber · Runde { $round } · Stapel { $pile } · Ablage { $discard }
headline-over = Rache der Grabräuber · das Ende
last-turn = letzter Zug
last-card = letzte Karte: { $name }
title-cards = Für den Titel:
title-words = Titel:
attack = „{ $creature }“ greift den Film von { $film } an: { $attack } gegen { $defence }
being-played = Gespielt:
film-value = { $cards ->
        [one] Wert { $value }, 1 Karte
       *[other] Wert { $value }, { $cards } Karten
    }
beside = (notiert { $points }, beiseite { $cards })
your-hand = Deine Hand
hand-of = Hand von { $name }

# Entscheidungen in Teilen
choice-card = { $card }
choice-ability = nutzen: { $card }
choice-film = { $name }
choice-replace = ersetzen, was dort liegt
choice-combine = die beiden kombinieren
choice-end = Aktionen beenden
choice-pass = passen
choice-wish = passen – { $wish }
choice-end-and-wish = Aktionen beenden, dann passen – { $wish }
choice-title = { $words }
ask-title = Tippe { $choices } oder 0 für keines.
ask-film = Wen? ({ $choices })

# Was man tippen kann
how-to-answer = Antwort oder kurz: { $example } · ? Hilfe · lesen tipp verlauf regeln { $undo ->
        [1] zurück sichern ende
       *[0] sichern ende
    }
notation =
    burning-torch         spielen, weitergeben, wählen; die zweite: burning-torch.2
    shopping-mall!        ihre Fähigkeit nutzen
    film 2                der Film oder die Hand von Platz 2
    replace, combine      den Drehort dort ersetzen; kombinieren
    end, pass             Aktionen beenden; passen
    pass until-attacked   passen, und so weiter; oder this-turn, until-touched,
                          until-own-turn, until-credits
    title 1 3 4           diese der sechs Wörter in den Titel; title -: keines
legend =
    ◖3◗  ⚔ 9              Verteidigung und Angriff einer Karte
    Leuchtturm |          der Drehort eines Films, vor seinen Darstellern
    Sheriff [Gummihuhn]   ein Darsteller, und was unter ihm liegt
    ›                     wer am Zug ist
help-own-commands = Karten und Titel
own-commands =
    lesen NAME  der ganze Text einer Karte, die du siehst; lesen 2: der Karte mit
                dieser Nummer in der Frage; lesen allein: deiner Hand
    titel NAME  den Film so nennen; titel allein: wie das Spiel vorschlägt
