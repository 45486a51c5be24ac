### Der Tischserver auf Deutsch: Ablehnungen, Mitteilungen und Nachrichten an den Betrieb.

refused-bad-request = Die Anfrage ist ungültig: { $reason }.
refused-bad-message = Erwartet wird eine Nachricht, wie die API sie beschreibt; gekommen ist: { $reason }.
refused-blank-name = Ein Name braucht mindestens ein sichtbares Zeichen.
refused-blank-line = Eine Zeile braucht mindestens ein sichtbares Zeichen.
refused-blank-title = Ein Titel braucht mindestens ein sichtbares Zeichen.
refused-old-page = Diese Seite ist älter als der Server: Lade sie neu.
refused-no-guest = Erwartet wird das Token eines Gastes; es fehlt oder ist unbekannt.
refused-wrong-origin = Diese Anfrage kommt von der Seite einer anderen Website.
refused-not-host = Das kann nur die Tischleitung.
refused-not-seated = Das kann nur, wer an diesem Tisch sitzt.
refused-not-invited = Dieser Tisch ist privat: Er braucht seinen aktuellen Einladungscode.
refused-kicked = Die Tischleitung hat dich von diesem Tisch weggeschickt, oder jemand anderen an deinem Browser oder deiner Adresse.
refused-muted = Die Tischleitung hat dich stummgeschaltet.
refused-not-found = Unter dieser URL gibt es nichts.
refused-wrong-method = Diese URL nimmt diese Methode nicht an.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-match = Dieses Match gibt es nicht, oder es ist noch nicht zu sehen.
refused-stale-prompt = Das ist eine Antwort auf Frage { $prompt }, und die ist nicht offen.
refused-not-gathering = Das geht nur, bevor ein Match begonnen hat.
refused-other-seed = Das war für ein Austeilen mit einem anderen Startwert bestimmt: Lies die Zusage des Tisches neu.
refused-not-playing = Gerade läuft kein Match.
refused-nothing-asked = Du hast gerade nichts zu entscheiden, also gibt es auch keinen Tipp.
refused-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
refused-too-long = Dieses Match ist zu lang für eine Analyse.
refused-cannot-score = Dieser Tisch ließ sich nicht auszählen; niemand weiß, warum. Ist alles so, wie es dort liegt?
refused-not-over = Das Match läuft noch.
refused-undone-enough = Du hast in diesem Match { $most } Entscheidungen zurückgenommen; mehr geht nicht.
refused-seat-taken = Erwartet wird ein freier Platz oder der eines Bots, nicht Platz { $seat }.
refused-seen-another = Du hast in diesem Match die Karten von Platz { $seat } gesehen: Bis es vorbei ist, kannst du keinen anderen Platz nehmen.
refused-browser-seen-another = Jemand an diesem Browser hat in diesem Match die Karten eines anderen Platzes gesehen: Bis es vorbei ist, kann sich von diesem Browser aus niemand sonst setzen.
refused-ask-first = Es läuft ein Match: Bitte um Platz { $seat }, und die Leute am Tisch entscheiden.
refused-seat-kept = Platz { $seat } ist für { $name } reserviert; bis zur Rückkehr spielt ein Bot.
refused-seat-closed = Wer auf Platz { $seat } saß, wurde weggeschickt: Dort spielt ein Bot, bis das Match vorbei ist.
refused-declined = Du hast in diesem Match um einen Platz gebeten, und die Bitte wurde abgelehnt.
refused-no-vote = Gerade steht nichts zur Abstimmung.
refused-not-yours-to-vote = Abstimmen können nur die Mitspielenden, um die es nicht geht.
refused-host-is-here = Die Tischleitung ist da: Es gibt nichts abzustimmen.
refused-table-locked = Die Tischleitung hat den Tisch geschlossen: Es kommt niemand mehr herein.
refused-seat-reserved = Platz { $seat } ist für { $name } reserviert.
refused-no-such-request = Eine offene Bitte mit dieser Nummer gibt es nicht.
refused-not-yours-to-say = Wer für einen Bot einspringt, entscheidet nur die Tischleitung; ist sie nicht da, entscheiden alle, die mitspielen.
refused-bots-name = So oder fast so heißt ein Bot: „{ $name }“. Wähle einen anderen Namen.
refused-mixed-name = „{ $name }“ mischt Buchstaben mehrerer Alphabete in einem Wort: Wähle einen anderen Namen.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-table-full = Kein Platz ist frei.
refused-seats-open = Es sind noch Plätze frei: Warte auf Leute oder besetze sie mit Bots.
refused-no-such-seat = Der Tisch hat die Plätze 0 bis { $last }, nicht { $seat }.
refused-not-a-bot = Erwartet wird ein freier Platz oder der eines Bots; hier sitzt ein Mensch.
refused-no-such-bot = Erwartet wird einer der Bots { $bots }, nicht { $bot }.
refused-rules-changed = Dieses Match begann nach Version { $then } der Regeln; dieser Server hat Version { $now }.
refused-code-spent = Dieser Code gilt nicht: vertippt, schon benutzt oder abgelaufen.
refused-too-large = Erlaubt sind höchstens { $most } Bytes.
refused-too-many = Zu viele Anfragen: Warte einen Moment.
refused-too-many-tables = Mehr Tische hat dieser Server nicht.
refused-enough-tables = Du hast an einem Tag { $most } Tische eröffnet, die noch nicht fertig sind: Spiele erst an einem davon zu Ende, bevor du einen neuen eröffnest.
refused-enough-tables-here = Von deiner Adresse wurden an einem Tag { $most } Tische eröffnet, die noch nicht fertig sind: Spielt erst an einem davon zu Ende, bevor ihr einen neuen eröffnet.
refused-game-compiling = Dieses Spiel wird noch vorbereitet: Versuche es gleich noch einmal.
refused-bots-compiling = Die Bots, die vorausdenken, werden noch vorbereitet: Versuche es in einer Minute noch einmal.
refused-cannot-compile = Das ließ sich auf dem Server nicht vorbereiten; warum, steht in seinem Protokoll.
refused-bot-failed = Der Bot hat diesmal keine Antwort gefunden: Frage gleich noch einmal.
refused-database-failed = { $why ->
    [busy] Ein anderes Programm sperrt die Datenbank des Servers. Es wurde nichts gespeichert, und nichts ist geschehen. Versuche es gleich noch einmal.
    [full] Die Festplatte des Servers ist voll. Es wurde nichts gespeichert, und nichts ist geschehen.
    [corrupt] Die Datenbank des Servers ist beschädigt, darum geht das nicht.
   *[unusable] Der Server kann seine Datenbank nicht benutzen. Es wurde nichts gespeichert, und nichts ist geschehen.
}
refused-not-admin = Das Admin-Token fehlt oder ist falsch.
refused-no-admin = Dieser Server hat kein Admin-Token: Setze admin_token, wie in docs/hosting.md beschrieben.
refused-banned = { $until ->
    [never] Du bist von diesem Server ausgesperrt.
   *[other] Du bist bis { $until } (UTC) von diesem Server ausgesperrt.
}
refused-bad-network = Erwartet wird eine Adresse oder ein Adressbereich wie 192.0.2.0/24, nicht „{ $network }“.
refused-no-ban = Erwartet wird eines von dreien: ein Gast, ein Adressbereich oder das Pseudonym einer Adresse.
refused-nobody-there = Dort sitzt niemand, den man melden könnte.
refused-no-such-guest = Diesen Gast gibt es nicht.
refused-no-such-ban = Diese Sperre gibt es nicht.
refused-no-such-report = Diese Meldung gibt es nicht.
refused-not-offered = Dieser Server verschickt solche Erinnerungen nicht.
refused-bad-address = Erwartet wird eine E-Mail-Adresse wie ada@example.org.
refused-address-refused = Wer diese E-Mail-Adresse liest, möchte keine Post bekommen.
refused-asked-lately = Der Link zum Bestätigen dieser Adresse wurde in den letzten 24 Stunden schon verschickt. Sieh dort nach, auch bei der unerwünschten Post; morgen kann wieder einer verschickt werden.
refused-mail-failed = Die E-Mail konnte nicht verschickt werden. Versuche es später noch einmal.
refused-link-spent = Dieser Link ist nicht gültig: Vielleicht ist er unvollständig oder zu alt.
refused-bad-webhook = { $why ->
    [https] Erwartet wird eine URL, die mit https:// beginnt.
    [port] Erwartet wird eine URL ohne Port oder mit einem ab 1024.
    [private] Diese URL führt in ein privates Netz: Dorthin verschickt der Server nichts.
    [unreachable] Unter dieser URL antwortet niemand.
    [refused] Die Gegenseite hat die Nachricht nicht angenommen. Ist die URL vollständig, und stimmt die Form?
   *[url] Erwartet wird eine ganze URL wie https://example.org/hook, ohne Passwort und ohne etwas nach einem #.
}
refused-no-hello = Erwartet wurde ein Hello innerhalb von zehn Sekunden, es kam keines.
refused-stopping = Der Server wird beendet.
refused-table-moving = Der Tisch zieht gerade in einen anderen Prozess des Servers um. Gleich noch einmal versuchen.
refused-fault = Auf dem Server ist ein interner Fehler aufgetreten; nichts wurde verändert.

# Was der Tisch von seinen Plätzen erzählt, in Chat und Protokoll.
notice-took-over = { $name } springt für { $bot } ein.
notice-declined = Die Bitte von { $name } um Platz { $number } ({ $bot }) wurde abgelehnt.
notice-sat-again = { $name } setzt sich wieder, anstelle von { $bot }.
notice-left = { $name } ist gegangen; { $bot } spielt weiter.
notice-kicked = Die Tischleitung hat { $name } weggeschickt; { $bot } spielt weiter.
notice-away-lost = { $name } hat die Verbindung verloren: Bis zur Rückkehr spielt ein Bot weiter.
notice-away-time = Die Zeit von { $name } ist abgelaufen: Bis zur Rückkehr spielt ein Bot weiter.
notice-time-out = Die Zeit von { $name } ist abgelaufen: Die anderen entscheiden, wie es weitergeht.
notice-broken-off = Die Zeit von { $name } ist abgelaufen: Die Partie ist abgebrochen.
notice-back = { $name } ist zurück und spielt weiter.
notice-host = { $name } leitet jetzt den Tisch.
notice-again = { $name } möchte noch einmal spielen.
notice-not-coming = { $name } spielt nicht mehr mit.
notice-brought = { $name } hat dieses Match mitgebracht, vom eigenen Gerät oder aus einem beendeten: { $name } kann seinen Startwert kennen, alle Karten auf der Hand und alles, was noch gezogen wird. Es ist nur für Freunde und zählt in keiner Statistik.
notice-rewound = { $name } hat, allein unter Bots, Entscheidungen zurückgenommen: { $name } weiß vielleicht, was kommt, und das Match zählt in keiner Statistik.

# Um eine abgelehnte Entscheidung, in Worten statt in Notation: „B1 aufdecken“ geht nicht: …
refused-decision = „{ $decision }“

# Für den Betrieb des Servers, unter /healthz und im Protokoll.
database-trouble = { $why ->
    [busy] Ein anderes Programm sperrt die Datenbank: Bis es sie freigibt, wird nichts geschrieben.
    [full] Die Festplatte ist voll, oder die Datenbank darf nicht wachsen: Bis Platz ist, wird nichts geschrieben.
    [corrupt] Seiten der Datenbank sind beschädigt: Server beenden und die letzte Sicherung einspielen.
   *[unusable] Die Datenbank lässt sich nicht lesen oder schreiben: Festplatte und Rechte der Datei prüfen.
}

database-taken = Ein anderer Tischserver benutzt { $database } schon: Er hält die Sperre { $lock }. Beende ihn oder wähle mit --database eine andere Datei.

cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht antworten: { $why ->
    [taken] Ein anderes Programm belegt ihn schon, vielleicht ein anderer Tischserver. Wähle einen anderen Port mit --port 8001 oder make play ARGS="--port 8001".
    [forbidden] Dieses Benutzerkonto hat kein Recht dazu. Wähle einen Port ab 1024 mit --port.
   *[other] { $reason }.
}

missing-table = Der Tisch im Browser gehört nicht zu dieser Installation. Gebaut wird er mit: make ui
missing-docs = Die Dokumentation gehört nicht zu dieser Installation. Gebaut wird sie mit: make docs

verified = Die Aufzeichnung stimmt: Startwert, Optionen und Entscheidungen führen zu diesem Ergebnis.
