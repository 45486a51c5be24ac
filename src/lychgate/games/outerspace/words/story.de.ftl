### Outer Space auf Deutsch: Ereignisse, Fragen, Punkte, Ablehnungen. Die Namen der Nachrichten folgen `rules/events.py`.
### Namen und Sprüche der Karten und die Titelwörter stehen in den Dateien der Decks. Karten haben keine Formen: Ihr Name steht in Anführungszeichen.

# Vor dem Spiel
event-title-card = Eine Karte für den Titel wird aufgedeckt: „{ $card }“.
event-proposed = { $seat } hat Wörter für den Titel vorgeschlagen.
event-title-word = Im Titel: „{ $word }“ (BM-7).
event-no-title = Kein Wort kommt in den Titel (BM-7).
event-dealer = { $seat } gibt (BM-9).
event-shows = { $seat } zeigt „{ $card }“ (BM-8).
event-redraws = { $seat } zieht eine neue Hand (BM-8).
event-cast = „{ $card }“ tritt im Film von { $seat } auf (BM-8).

# Ein Zug
event-turn = Runde { $round }: { $seat } ist am Zug.
event-drew = { $seat } zieht „{ $card }“.
event-drew-hidden = { $seat } zieht eine Karte.
event-played = { $seat } spielt „{ $card }“.
event-at-film = „{ $card }“ ist für den Film von { $film } bestimmt.
event-on-card = „{ $card }“ wirkt auf „{ $target }“.
event-at-hand = „{ $card }“ zielt auf die Hand von { $hand }.
event-to-combine = „{ $card }“ soll mit „{ $target }“ kombiniert werden (BM-18).
event-prevented = „{ $by }“ verhindert „{ $card }“ (BM-28).
event-laid = „{ $card }“ kommt in den Film von { $film }.
event-given = „{ $target }“ bekommt „{ $card }“.
event-moved = „{ $card }“ wird weitergegeben an „{ $target }“ (BM-15).
event-location-laid = { $film } dreht jetzt hier: „{ $card }“ (BM-17).
event-location-combined = „{ $card }“ wird Teil des Drehorts von { $film } (BM-18).
event-gone = „{ $card }“ kommt auf den Ablagestapel.
event-used = { $seat } nutzt „{ $card }“.
event-to-hand = „{ $card }“ kommt auf die Hand von { $seat }.
event-bonus = { $seat } legt „{ $card }“ beiseite: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } am Ende (BM-35).
event-revealed = { $seat } hat auf der Hand: „{ $card }“.
event-lost = { $seat } verliert die Handkarte „{ $card }“.
event-delayed = In diesem Zug und { $turns ->
        [one] im nächsten
       *[other] in den nächsten { $turns }
    } kann kein Abspann laufen.
event-credits = { $round ->
        [0] { $seat } lässt den Abspann laufen: Die Partie endet mit diesem Zug (BM-31).
       *[other] { $seat } lässt den Abspann laufen: Die Partie endet mit dieser Runde (BM-31).
    }
event-last-card = { $when ->
        [0] { $seat } hat die letzte Karte gezogen: Die Partie endet mit diesem Zug (BM-32).
        [1] { $seat } hat die letzte Karte gezogen: Die Partie endet mit dieser Runde (BM-32).
       *[2] { $seat } hat die letzte Karte gezogen: Die Partie endet mit dem nächsten Zug von { $seat } (BM-32).
    }
event-discarded = { $seat } legt „{ $card }“ ab (BM-12).
event-ended = Und Schnitt! Abgedreht.

# Ein Angriff
event-attacked = „{ $card }“ greift den Film von { $film } an, geschickt von { $seat } (BM-19).
event-joined = „{ $card }“ und „{ $target }“ greifen zusammen als ein Monster an (BM-19).
event-sent = { $seat } lässt „{ $card }“ durchdrehen (BM-24).
event-stands = Der Angriff steht bei { $attack }, die Verteidigung bei { $defence }.
event-succeeded = { $attack } gegen { $defence }: Der Angriff ist erfolgreich (BM-22).
event-failed = { $attack } gegen { $defence }: Der Angriff scheitert (BM-22).
event-wrong-water = „{ $card }“ ist ein Wasserwesen, und der Drehort liegt nicht am Wasser: Der Angriff endet (BM-26).
event-stopped = „{ $card }“ stoppt den Angriff (BM-28).
event-redirected = Der Angriff richtet sich nun gegen den Film von { $film }.
event-killed = „{ $card }“ stirbt im Film von { $film } (BM-14).
event-escaped = „{ $card }“ kommt davon.
event-trophy = { $seat } notiert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } (BM-35).

# Fragen
prompt-nothing = Du hast gerade nichts zu entscheiden.
prompt-title = Welche der sechs Wörter gehören in den Titel?
prompt-act = Du bist dran: Spiele eine Karte, nutze eine Fähigkeit oder beende deinen Zug.
prompt-film = „{ $card }“: Auf welchen Film?
prompt-character = „{ $card }“: Auf welchen Darsteller?
prompt-prop = „{ $card }“: Auf welche Requisite?
prompt-discarded = „{ $card }“: Welche Karte vom Ablagestapel?
prompt-hand = „{ $card }“: Wessen Hand?
prompt-combine = „{ $card }“: Den Drehort dort ersetzen oder mit ihm kombinieren?
prompt-prevent = „{ $card }“ wird gespielt. Verhinderst du das?
prompt-arm = „{ $card }“ kann eine Requisite von deiner Hand benutzen. Welche?
prompt-join = Ein weiteres Monster von deiner Hand kann mit „{ $card }“ als eines angreifen. Welches?
prompt-meddle = „{ $card }“ greift an, { $attack } gegen { $defence }. Spielst du etwas?
prompt-victim = „{ $card }“ ist durchgekommen. Wer stirbt?
prompt-between = { $seat } hat eine Karte gespielt. Spielst du etwas, bevor der Zug weitergeht?
prompt-last-chance = Der Zug geht zu Ende. Spielst du noch etwas?
prompt-discard = Du darfst eine Karte ablegen.

# Entscheidungen; eine Karte steht für sich, was mit ihr geschieht, sagt die Frage
decision-card = { $card }
decision-ability = Fähigkeit nutzen: { $ability }
decision-film = { $player } wählen
decision-replace = den Drehort ersetzen
decision-combine = die Drehorte kombinieren
decision-end = den Zug beenden
decision-pass = passen
decision-wish = passen – { $wish }
decision-title = { $title ->
        [0] kein Wort in den Titel
       *[other] von den sechs Wörtern in den Titel: { $numbers }
    }

# Wünsche
wish-this-turn = für den Rest dieses Zuges
wish-until-attacked = bis dich ein Angriff erwischen würde
wish-until-touched = bis dein Film berührt wird
wish-until-own-turn = bis du selbst dran bist
wish-until-credits = bis der Abspann läuft

# Was verborgen sein kann
hidden-seats-hand = Auf der Hand von { $player }: „{ $what }“

# Punkte
points-film = der Film
points-title = Wörter des Titels ({ $cards })
points-aside = beiseitegelegte Karten
points-cards = Punkte auf Karten
points-noted = notierte Punkte
points-treasures = Schätze ({ $cards })

# Ablehnungen
refusal-BM-11 = { $decision } geht jetzt nicht: In deinem Zug spielst du Handkarten und nutzt, was in deinem Film liegt, so oft der Text es erlaubt.
refusal-BM-12 = { $decision } geht nicht: Ablegen kannst du nur eine Handkarte.
refusal-BM-13 = { $decision } geht nicht: In der ersten Runde darf niemand die Filme der anderen berühren.
refusal-BM-15 = { $decision } geht nicht: Ein Darsteller bekommt in einem Zug nur eine neue Requisite, und weitergegeben werden Requisiten nur im eigenen Film.
refusal-BM-19 = { $decision } geht nicht: Du greifst mit Monstern von deiner Hand einen fremden Film an, in dem Darsteller sind, und ein zurückgekehrtes Monster pausiert bis zum nächsten Zug.
refusal-BM-21 = { $decision } geht nicht: Das Monster kann eine Requisite von deiner Hand benutzen.
refusal-BM-23 = { $decision } geht nicht: Wähle einen Darsteller des angegriffenen Films, der sterben kann.
refusal-BM-24 = { $decision } geht nicht: Eine Requisite im Angriff bekommt nur ein verrückter Killer, den du aus deinem Film losgeschickt hast und der noch keine hatte.
refusal-BM-25 = { $decision } geht nicht: Gegen einen Schwarm sind Waffen wirkungslos.
refusal-BM-26 = { $decision } geht nicht: Ein Wasserwesen greift nur an, wo kein Drehort ist oder einer am Wasser.
refusal-BM-27 = { $decision } geht nicht: Jetzt gibt es nichts, worauf das wirken könnte.
refusal-BM-28 = { $decision } geht nicht: Eine Karte dieser Sorte lässt sich damit nicht verhindern.
refusal-BM-29 = { $decision } geht nicht: In einer Fragerunde spielst du nur Karten von der Hand; Karten, die eine andere verhindern, nur während diese gespielt wird, und dann keine anderen.
refusal-BM-30 = { $decision } geht nicht: Du wolltest passen.
refusal-BM-31 = { $decision } geht nicht: Der Abspann läuft erst nach der zweiten Runde und nur mit einem Darsteller in deinem Film; nicht, solange ihn etwas aufhält, und nicht mehr, wenn das Ende mit diesem Zug oder dieser Runde schon feststeht.
refusal-BM-38 = { $decision } geht nicht: Mit diesem Deck braucht der Abspann einen Schatz in deinem Film.

# Regelwerke
rules-standard = Standardregeln

# Optionen: worum es geht, und was jeder Wert bedeutet
option-decks = Decks
    .meaning = Mit welchen Decks spielt ihr?
option-decks-house = Ihr spielt mit dem Hausdeck.
option-decks-jungle = Ihr spielt mit dem Dschungeldeck: Der Abspann verlangt einen Schatz im eigenen Film.
option-decks-house_jungle = Ihr spielt mit Hausdeck und Dschungeldeck: Jeder Schatz in einem Film bringt 5 Punkte.
option-decks-other = Ihr spielt mit diesen Decks: { $value }.
option-first_player = Wer beginnt
    .meaning = Welcher Platz beginnt?
option-first_player-number = { $number ->
        [0] Der Zufall entscheidet, wer beginnt.
       *[other] Platz { $number } beginnt.
    }
option-total = Punktziel
    .meaning = Wie lange dauert das Match?
option-total-number = { $number ->
        [0] Ihr spielt die eingestellte Zahl von Partien.
        [1] Ihr spielt, bis jemand einen Punkt hat.
       *[other] Ihr spielt, bis jemand { $number } Punkte hat.
    }
option-equal_turns = Gleich viele Züge
    .meaning = Wann ist die Partie nach dem Abspann aus?
option-equal_turns-false = Die Partie endet mit dem Zug der Person, die den Abspann gespielt hat.
option-equal_turns-true = Die Runde wird zu Ende gespielt, damit alle gleich oft dran waren.
option-any_time = Effekte jederzeit
    .meaning = Wann dürfen die anderen Spezialeffekte spielen?
option-any_time-false = Die anderen dürfen bei Angriffen und am Ende eines Zuges Spezialeffekte spielen.
option-any_time-true = Die anderen dürfen auch nach jeder Karte der Person am Zug Spezialeffekte spielen.

# Entscheidungen, die eine Partie verderben
ruin-behind = Der Abspann beendet die Partie mit diesem Zug, und soweit du sehen kannst, hat ein anderer Film mehr Punkte.

# Bilder im Regelbuch
figure-title = Sechs Karten liegen offen: Welche ihrer Wörter stehen im Titel?
