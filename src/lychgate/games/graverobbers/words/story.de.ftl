### Graverobbers auf Deutsch: Ereignisse, Fragen, Punkte, Karten. Die Namen der Nachrichten folgen `rules/events.py`.
### Formen: .acc ist der Akkusativ mit bestimmtem Artikel.

# Karten und Ziele
card-R1 = Räuber 1
    .acc = den Räuber 1
card-R2 = Räuber 2
    .acc = den Räuber 2
card-R3 = Räuber 3
    .acc = den Räuber 3
card-D1 = Detektiv 1
    .acc = den Detektiv 1
card-D2 = Detektiv 2
    .acc = den Detektiv 2
card-D3 = Detektiv 3
    .acc = den Detektiv 3
card-B0 = Bobby 0
    .acc = den Bobby 0
card-B1 = Bobby 1
    .acc = den Bobby 1
card-B2 = Bobby 2
    .acc = den Bobby 2
goal-black-1-2 = schwarzes Ziel: Gräber 1 und 2 geplündert
    .acc = das schwarze Ziel „Gräber 1 und 2 geplündert“
goal-black-2-3 = schwarzes Ziel: Gräber 2 und 3 geplündert
    .acc = das schwarze Ziel „Gräber 2 und 3 geplündert“
goal-black-3-4 = schwarzes Ziel: Gräber 3 und 4 geplündert
    .acc = das schwarze Ziel „Gräber 3 und 4 geplündert“
goal-black-4-5 = schwarzes Ziel: Gräber 4 und 5 geplündert
    .acc = das schwarze Ziel „Gräber 4 und 5 geplündert“
goal-black-5-6 = schwarzes Ziel: Gräber 5 und 6 geplündert
    .acc = das schwarze Ziel „Gräber 5 und 6 geplündert“
goal-black-6-7 = schwarzes Ziel: Gräber 6 und 7 geplündert
    .acc = das schwarze Ziel „Gräber 6 und 7 geplündert“
goal-black-7-1 = schwarzes Ziel: Gräber 7 und 1 geplündert
    .acc = das schwarze Ziel „Gräber 7 und 1 geplündert“
goal-black-majority = schwarzes Ziel: Friedhof verwüstet
    .acc = das schwarze Ziel „Friedhof verwüstet“
goal-white-1-2 = weißes Ziel: Gräber 1 und 2 unversehrt
    .acc = das weiße Ziel „Gräber 1 und 2 unversehrt“
goal-white-2-3 = weißes Ziel: Gräber 2 und 3 unversehrt
    .acc = das weiße Ziel „Gräber 2 und 3 unversehrt“
goal-white-3-4 = weißes Ziel: Gräber 3 und 4 unversehrt
    .acc = das weiße Ziel „Gräber 3 und 4 unversehrt“
goal-white-4-5 = weißes Ziel: Gräber 4 und 5 unversehrt
    .acc = das weiße Ziel „Gräber 4 und 5 unversehrt“
goal-white-5-6 = weißes Ziel: Gräber 5 und 6 unversehrt
    .acc = das weiße Ziel „Gräber 5 und 6 unversehrt“
goal-white-6-7 = weißes Ziel: Gräber 6 und 7 unversehrt
    .acc = das weiße Ziel „Gräber 6 und 7 unversehrt“
goal-white-7-1 = weißes Ziel: Gräber 7 und 1 unversehrt
    .acc = das weiße Ziel „Gräber 7 und 1 unversehrt“
goal-white-majority = weißes Ziel: Friedhof bewahrt
    .acc = das weiße Ziel „Friedhof bewahrt“

# Ereignisse
event-dealt = Alle bekommen { $cards } Karten und drei Ziele.
event-answered = { $seat } hat gewählt.
event-goals-chosen = Alle Ziele sind gewählt.
event-laid-up = { $seat } legt { THING($card, form: "acc") } offen an Grab { $grave }.
event-laid-down = { $seat } legt { THING($card, form: "acc") } verdeckt an Grab { $grave }.
event-laid-hidden = { $seat } legt eine Karte verdeckt an Grab { $grave }.
event-spied = { $seat } schickt { THING($bobby, form: "acc") } als Spion an Grab { $grave } und deckt { THING($card, form: "acc") } auf, gelegt von { $layer }.
event-grave-shown = Grab { $grave }, Karte { $place }: { $card }, gelegt von { $layer }.
event-grave-intact = Grab { $grave } bleibt unversehrt: Verteidigungswert { $defence }, Räuberwert { $robbery }.
event-grave-ransacked = Grab { $grave } wird geplündert: Verteidigungswert { $defence }, Räuberwert { $robbery }.
event-accused = { $seat } klagt { $accused } an!
event-kept-quiet = { $seat } klagt niemanden an.
event-turn-done = { $seat } spielt keine zweite Karte.
event-passed-over = { $seat } kann keine Karte legen und wird übersprungen.
event-round-ended = Runde { $round } ist vorbei. { $first } beginnt die nächste.
event-final-scoring = Das Ende: Jetzt werden auch die übrigen Gräber gewertet.
event-cemetery-wasted = Der Friedhof ist verwüstet: { $ransacked } Gräber sind geplündert.
event-cemetery-saved = Der Friedhof ist bewahrt: { $ransacked ->
        [0] Kein Grab ist
        [one] Nur ein Grab ist
       *[other] Nur { $ransacked } Gräber sind
    } geplündert.
event-returned-goal = { $seat } gibt { THING($goal, form: "acc") } zurück.
event-first-player = { $first } bekommt die Startspielerkarte und beginnt.

# Fragen
prompt-nothing = Du hast gerade nichts zu entscheiden.
prompt-goal = Welches deiner drei Ziele gibst du verdeckt zurück? Die beiden anderen behältst du.
prompt-first-card = Du bist dran: Lege eine Karte an ein Grab oder schicke einen Bobby als Spion los, wenn du einen hast.
prompt-second-card = Spiele eine zweite Karte oder beende deinen Zug. An Grab { $grave } kannst du keine zweite mehr legen.
prompt-after-spy = Nach dem Spion: Lege eine Karte an ein beliebiges Grab, das noch nicht gewertet ist.
prompt-accuse = Ein Grab wurde geplündert. Klagst du jemanden an?

# Entscheidungen
decision-lay = { $lay } an Grab { $grave } legen
decision-spy = { $spy } als Spion an Grab { $grave } schicken
decision-done = den Zug beenden
decision-accuse = { $player } anklagen
decision-keep = niemanden anklagen
decision-return = { $return ->
        [1] das erste
        [2] das zweite
       *[other] das dritte
    } deiner Ziele zurückgeben

# Was verborgen sein kann
hidden-graves-cards = Grab { $place }, verdeckt: { $what }
hidden-seats-hand = Auf der Hand von { $player }: { $what }
hidden-seats-goals = { $player } hat ein { $what }

# Punkte
points-hand-robbers = Räuber auf der Hand
points-hand-detectives = Detektive auf der Hand
points-hand-bobbies = Bobby-Paare auf der Hand ({ $bobbies ->
        [one] ein Bobby
       *[other] { $bobbies } Bobbys
    })
points-goal-met = { $goal } – erfüllt
points-goal-missed = { $goal } – verfehlt
points-rightly-accused = zu Recht angeklagt von { $other }
points-wrongly-accused = zu Unrecht angeklagt von { $other }
points-accused-rightly = { $other } zu Recht angeklagt
points-accused-wrongly = { $other } zu Unrecht angeklagt
points-tied = Gleichstand: Wer weniger Handkarten hat, liegt vorn; hier sind es { $cards }
points-out-by-tie = gleich viele Punkte und Karten: ausgeschieden
points-total-tied = Gleichstand in der Summe: Wer in der letzten Partie mehr Punkte hatte, liegt vorn; hier sind es { $last }
points-out-by-total = Gleichstand in der Summe: ausgeschieden

# Ablehnungen, nach der Regel, die ablehnt
refusal-GR-7 = { $decision } geht nicht: In deinem Zug spielst du eine oder zwei Handkarten; vor der ersten kannst du ihn nicht beenden, und spielen kannst du nur, was du auf der Hand hast.
refusal-GR-9 = { $decision } geht nicht: Zwei Karten in einem Zug kommen an zwei verschiedene Gräber.
refusal-GR-10 = { $decision } geht nicht: An ein gewertetes Grab kommt keine Karte mehr.
refusal-GR-11 = { $decision } geht nicht: Ein Spion ist ein Bobby von deiner Hand und deckt die neueste Karte eines Grabes auf, wenn sie verdeckt liegt; an einem gewerteten Grab gibt es nichts auszuspionieren.
refusal-GR-12 = { $decision } geht nicht: In einem Zug gibt es höchstens einen Spion, zu ihm gehört eine gelegte Karte, und in der französischen Ausgabe (Option spy) kommt er zuerst.
refusal-GR-19 = { $decision } geht nicht: Du kannst nur andere anklagen, nicht dich selbst.

# Regelwerke
rules-german = Deutsche Regeln
    .meaning = Ein Spion darf auch die zweite Karte sein, und die Runde wird immer zu Ende gespielt.
rules-french = Französische Regeln
    .meaning = Ein Spion ist immer die erste Karte, und die Partie endet, sobald ein Zug sie entschieden hat; bei Gleichstand scheiden die Punktgleichen aus.

# Optionen: worum es geht, und was jeder Wert bedeutet
option-spy = Spione
    .meaning = Welche Karte eines Zuges darf ein Spion sein?
option-spy-either = Ein Spion darf die erste oder die zweite Karte eines Zuges sein.
option-spy-first = Ein Spion ist immer die erste Karte eines Zuges.
option-early_end = Vorzeitiges Ende
    .meaning = Wann ist die Partie vorzeitig aus, wenn vier Gräber unversehrt oder vier geplündert sind?
option-early_end-round = Erst wird die Runde zu Ende gespielt.
option-early_end-turn = Die Partie endet mit dem Zug, der sie entscheidet.
option-tie = Gleichstand
    .meaning = Wer gewinnt eine einzelne Partie, wenn die Punktgleichen auch gleich viele Karten haben?
option-tie-share = Sie teilen sich den Sieg.
option-tie-tied-are-out = Sie scheiden aus, und es gewinnt, wer danach kommt.
option-match_tie = Gleiche Summen
    .meaning = Wer gewinnt ein Match über mehrere Partien, wenn mehrere die höchste Summe haben?
option-match_tie-second-total = Es gewinnt, wer die zweithöchste Summe hat.
option-match_tie-last-game = Es gewinnt, wer von ihnen in der letzten Partie mehr Punkte hatte.
option-after_accusing = Nach der Anklage
    .meaning = Geht der Zug nach einer Anklagephase weiter?
option-after_accusing-goes-on = Der Zug geht weiter: Auf die erste Karte darf eine zweite folgen.
option-after_accusing-ends = Der Zug ist vorbei.
option-after_accusing-first-player-goes-on = Der Zug ist vorbei, nur nicht für die Person mit der Startspielerkarte.
option-accuse_at_end = Anklage am Schluss
    .meaning = Darf angeklagt werden, wenn bei der Schlusswertung ein Grab geplündert wird?
option-accuse_at_end-false = Nach der Schlusswertung wird nicht mehr angeklagt.
option-accuse_at_end-true = Wird bei der Schlusswertung ein Grab geplündert, folgt noch eine Anklagephase.
option-open_hands = Offene Hände
    .meaning = Spielt ihr eine Lernpartie?
option-open_hands-false = Hände und Ziele sind geheim.
option-open_hands-true = Eine Lernpartie: Alle Hände und Ziele liegen offen.
option-first_player = Wer beginnt
    .meaning = Welcher Platz beginnt?
option-first_player-number = { $number ->
        [0] Der Zufall entscheidet, wer beginnt.
       *[other] Platz { $number } beginnt.
    }

# Entscheidungen, die ein Spiel verderben
ruin-goal-lost = Du kennst dort alle Karten: Mit dieser geht die Wertung des Grabes gegen dein eigenes Ziel aus, und du kannst das Ziel nicht mehr erfüllen.

# Bilder im Regelbuch
figure-start = Der Tisch am Anfang zu { $players } Personen: sieben Gräber ohne Karten, eine Hand und drei Ziele zur Wahl.
figure-two-graves = Die beiden Beispiele. Grab 2: nur zwei Bobbys zählen, 4 gegen 5, geplündert. Grab 5: 6 gegen 6, unversehrt.
