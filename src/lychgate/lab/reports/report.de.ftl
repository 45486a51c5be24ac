### Berichte des Labors auf Deutsch. Die Titel eigener Bilder eines Spiels stehen in words/study.de.ftl.

report-title = { $game }: was viele Partien zeigen
lead = { $games } Partien mit { $players } Plätzen, gespielt von diesen Bots: { $bots }. Regeln: { $rules }. { $cells ->
        [1] {""}
       *[other] Die ersten Bilder handeln vom ersten von { $cells } Feldern; weiter unten werden alle verglichen.
    }
numbers = Zahlen
about = Woher das kommt
rules-version = Version { $version } der Regeln
seed = Startwert { $seed }
all-games = { $games } Partien insgesamt
commands = Befehle, die diese Partien noch einmal spielen
how = Linien und Klammern sind 95-%-Intervalle. Für Anteile an Partien sind es die von Wilson; alle anderen entstehen, indem ganze Partien, in 100 Blöcken, tausendmal neu gezogen werden, denn die Plätze einer Partie hängen voneinander ab. Bei vielen Bildern weichen einige allein durch Zufall ab. Die gestrichelte Linie ist da, wo alle wären, wenn es nicht darauf ankäme.
compared = Mit und ohne
compared-how = In jeder Zeile werden dieselben Karten ausgeteilt. Eine Zeile heißt nach dem, was anders ist als in der ersten.
between = { $value } ({ $low } – { $high })
quoted = „{ $label }“
turn-label = Zug { $turn }
cell-base = Wie oben
cell-players = { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }
cell-bots = Bots: { $bots }
cell-option = { $option }: { $sentence }
cell-separator = {" · "}

says-even = Kein Unterschied ist zu sehen: In allen Intervallen liegt der Wert { $even }, bei dem es auf nichts ankäme.
says-small = Es gibt Unterschiede, aber kleine: von { $least } ({ $worst }) bis { $most } ({ $best }); käme es auf nichts an, wären es { $even }.
says-uneven = Es kommt darauf an. Ganz oben: { $best }, { $most }. Ganz unten: { $worst }, { $least }. Käme es nicht darauf an, wären es { $even }.
says-spread = Die Hälfte liegt zwischen { $low } und { $high }, in der Mitte { $median }; die Enden sind { $least } und { $most }. Mittelwert: { $mean }.
says-narrow = Mehr als die Hälfte ist genau { $median }; die Enden sind { $least } und { $most }. Mittelwert: { $mean }.
says-map = Am häufigsten bei { $best }, in { $most } der Partien; am seltensten bei { $worst }, in { $least }.
says-same = Keine Zeile weicht mehr von der ersten, { $base }, ab, als der Zufall erklärt.
says-more = Die erste Zeile: { $base }. Mehr mit: { $more }.
says-fewer = Die erste Zeile: { $base }. Weniger mit: { $fewer }.
says-both = Die erste Zeile: { $base }. Mehr mit: { $more }. Weniger mit: { $fewer }.

picture-turn = Kommt es darauf an, wer beginnt? Siege nach der Zugfolge
picture-seat = Kommt es darauf an, wo man sitzt? Siege nach Plätzen
picture-length = Wie lang ist eine Partie? Entscheidungen
picture-points = Wie viele Punkte hat ein Platz?
figure-won = Wie oft wird gewonnen?
figure-first-wins = Wie oft gewinnt, wer beginnt?
figure-decisions = Entscheidungen in einer Partie
