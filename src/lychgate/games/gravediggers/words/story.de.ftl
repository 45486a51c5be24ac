### Gravediggers auf Deutsch: Ereignisse, Fragen, Punkte, Ablehnungen, Karten. Die Namen der Nachrichten folgen `rules/events.py`.
### Formen: .acc ist der Akkusativ mit unbestimmtem Artikel.

# Karten und Plättchen
card-2 = 2
    .acc = eine 2
card-3 = 3
    .acc = eine 3
card-4 = 4
    .acc = eine 4
card-5 = 5
    .acc = eine 5
card-10 = 10
    .acc = eine 10
card-X = X
    .acc = ein X
card-W = Witwe
    .acc = eine Witwe
card-G = Wächter
    .acc = einen Wächter
card-A = Komplize
    .acc = einen Komplizen
card-B = Bandit
    .acc = einen Banditen
tile-place = Legen
tile-look = Ansehen
tile-turn = Aufdecken
tile-gravedigger = Totengräber

# Ereignisse eines Zuges
event-dealt = Alle bekommen { $cards } Karten und { $money } Geld. Es beginnt { $first }.
event-tile = { $seat } deckt ein Plättchen auf: { $tile }.
event-not-possible = Das Plättchen „{ $tile }“ lässt sich nicht ausführen und verfällt. Der Zug von { $seat } ist vorbei (GD-10).
event-tiles-mixed = Alle Plättchen werden umgedreht und gemischt.
event-laid = { $seat } legt { THING($card, form: "acc") } verdeckt an Friedhof { $cemetery }, Stelle { $place }.
event-laid-hidden = { $seat } legt eine Karte verdeckt an Friedhof { $cemetery }, Stelle { $place }.
event-drew = { $seat } zieht { THING($card, form: "acc") }.
event-drew-hidden = { $seat } zieht eine Karte.
event-looked = { $seat } sieht sich Friedhof { $cemetery }, Stelle { $place } an: { $card }.
event-looked-hidden = { $seat } sieht sich Friedhof { $cemetery }, Stelle { $place } an.
event-turned = { $seat } deckt Friedhof { $cemetery }, Stelle { $place } auf: { $card }.
event-credit-taken = { $seat } zeigt { $money } Geld und nimmt sich 10 gegen einen Schuldschein; { $left ->
        [0] keiner ist mehr da
        [one] einer ist noch da
       *[other] { $left } sind noch da
    } (GD-21).
event-credit-in-vain = Für { $seat } ist kein Schuldschein mehr da; die Faust wird neu gemacht (GD-21).
event-gravedigger-sent = { $seat } schickt den Totengräber zu Friedhof { $cemetery }.
event-game-ends = { $seat } hat die letzte Handkarte gelegt, und der Stapel ist leer: Jeder Friedhof mit Karten wird ein letztes Mal geplündert (GD-22).
event-final-robbery = Letzte Plünderung: Friedhof { $cemetery }.

# Ereignisse einer Plünderung
event-fist-made = { $seat } hat die Faust geschlossen.
event-fist-opened = { $seat } öffnet die Faust: { $money }.
event-card-shown = Friedhof { $cemetery }, Stelle { $place }: { $card }.
event-one-widow = Eine Witwe: Sie lenkt alle ab, und keine andere Figur wirkt (GD-15).
event-widows = { $widows } Witwen: Sie plaudern miteinander und gehen (GD-15).
event-one-guard = Ein Wächter: Es gibt keine Beute, und alle Fäuste gehen zurück (GD-16).
event-guards = { $guards } Wächter: Sie spielen Karten und gehen (GD-16).
event-bandits = Mehr Banditen ({ $bandits }) als Komplizen ({ $accomplices }): Es gibt keine Beute, und jede Faust ist verloren (GD-17).
event-accomplices = Mehr Komplizen ({ $accomplices }) als Banditen ({ $bandits }): Die höchste Faust wird zuerst ausgezahlt (GD-17).
event-quarrel = Gleich viele Banditen und Komplizen (je { $bandits }): Sie streiten sich und gehen (GD-17).
event-rewarded = { $seat } hatte eine leere Faust und bekommt { $money } (GD-16).
event-fist-lost = { $seat } verliert { $money } (GD-17).
event-loot = Die Beute: Werte { $values }, { $xs ->
        [0] kein X
        [one] ein X
       *[other] { $xs } X
    }, zusammen { $loot } (GD-18).
event-paid = { $seat } bekommt { $money } ausgezahlt (GD-19).
event-empty-fist = { $seat } hatte eine leere Faust: nichts gewonnen, nichts verloren.
event-loot-short = { $seat } geht leer aus: Für Fäuste mit { $money } wären zusammen { $due } fällig, die Beute beträgt nur noch { $left } (GD-19).
event-too-late = { $seat } geht leer aus: Schon vorher hat die Beute nicht gereicht (GD-19).
event-loot-left = Der Rest der Beute, { $money }, geht an die Bank (GD-19).
event-refilled = Eine neue Karte wird verdeckt an Friedhof { $cemetery } gelegt (GD-20).
event-closed = Der Stapel hat keine Karte mehr für Friedhof { $cemetery }: Er ist für immer geschlossen (GD-11).

# Fragen
prompt-nothing = Du hast gerade nichts zu entscheiden.
prompt-place = Legen: Lege eine Karte an einen beliebigen Friedhof.
prompt-look = Ansehen: Welche verdeckte Karte siehst du dir an?
prompt-turn = Aufdecken: Welche verdeckte Karte deckst du auf?
prompt-rob = Totengräber: Welcher Friedhof wird geplündert?
prompt-fist = Friedhof { $cemetery } wird geplündert. Du hast { $money } Geld: Wie viel davon nimmst du in die Faust?{ $credit ->
        [0] { "" }
       *[other] { " " }Mit einem Schuldschein darf es { $credit } mehr sein.
    }
prompt-fist-anew = Für dich war kein Schuldschein mehr da. Wie viel von deinem Geld ({ $money }) nimmst du für Friedhof { $cemetery } in die Faust?

# Entscheidungen
decision-lay = { THING($lay, form: "acc") } an Friedhof { $cemetery } legen
decision-look = Friedhof { $look }, Stelle { $place } ansehen
decision-turn = Friedhof { $turn }, Stelle { $place } aufdecken
decision-rob = den Totengräber zu Friedhof { $rob } schicken
decision-fist = { $fist ->
        [0] die Faust leer lassen
       *[other] { $fist } in die Faust nehmen
    }
decision-credit_fist = { $credit_fist ->
        [0] die Faust leer lassen
       *[other] { $credit_fist } in die Faust nehmen
    } und einen Schuldschein verlangen
decision-credit = 10 gegen einen Schuldschein nehmen

# Was verborgen sein kann
hidden-cemeteries-cards = Friedhof { $place }, verdeckt: { $code ->
        [X] ein X
        [W] eine Witwe
        [G] ein Wächter
        [A] ein Komplize
        [B] ein Bandit
       *[other] eine { $what }
    }
hidden-seats-hand = Auf der Hand von { $player }: { $code ->
        [X] ein X
        [W] eine Witwe
        [G] ein Wächter
        [A] ein Komplize
        [B] ein Bandit
       *[other] eine { $what }
    }

# Punkte
points-money = Geld
points-notes = zurückgezahlte Schuldscheine ({ $notes })

# Ablehnungen
refusal-GD-6 = { $decision } geht nicht: Du kannst nur eine Handkarte legen.
refusal-GD-7 = { $decision } geht nicht: Ansehen kannst du nur eine verdeckte Karte an einem Friedhof.
refusal-GD-8 = { $decision } geht nicht: Aufdecken kannst du nur eine verdeckte Karte, und nie die letzte an einem Friedhof.
refusal-GD-11 = { $decision } geht nicht: Ein Friedhof ohne Karten kann nicht geplündert werden, ein für immer geschlossener auch nicht.
refusal-GD-13 = { $decision } geht nicht: Bei einer Plünderung machst du eine Faust, mit höchstens deinem eigenen Geld, und 10 mehr, wenn du dazu einen Schuldschein nimmst.
refusal-GD-21 = { $decision } geht nicht: Kredit gibt es nur mit weniger als 10 Geld und solange ein Schuldschein da ist.

# Regelwerke
rules-standard = Standardregeln

# Optionen: worum es geht, und was jeder Wert bedeutet
option-emptied = Leere Friedhöfe
    .meaning = Was wird aus einem geplünderten Friedhof, für den der Stapel keine Karte mehr hat?
option-emptied-reopens = Wird später eine Karte dorthin gelegt, ist er wieder offen.
option-emptied-closed = Er ist für immer geschlossen und wird nie wieder geplündert.
option-open_money = Offenes Geld
    .meaning = Wessen Geld siehst du?
option-open_money-false = Du siehst nur dein eigenes Geld.
option-open_money-true = Alle sehen das Geld von allen.
option-first_player = Wer beginnt
    .meaning = Welcher Platz beginnt?
option-first_player-number = { $number ->
        [0] Der Zufall entscheidet, wer beginnt.
       *[other] Platz { $number } beginnt.
    }

# Entscheidungen, die eine Partie verderben
ruin-raided = Du kennst dort alle Karten: Die Banditen nehmen alles, was in deiner Faust ist.

# Bilder im Regelbuch
figure-start = Der Tisch am Anfang zu { $players } Personen: eine Karte an jedem Friedhof, alle Plättchen verdeckt.
