### Die eigenen Nachrichten des Tisches auf Deutsch. Die eines Spiels stehen in seiner story.de.ftl.

# Plätze ohne Namen
seat = Platz { $number }

# Ablehnungen
refusal-not-asked = Du hast gerade nichts zu entscheiden.
refusal-over = Die Partie ist vorbei; es gibt nichts mehr zu entscheiden.
refusal-unknown = Diese Entscheidung gibt es an diesem Tisch nicht: { $decision }.
refusal-no-number = Entscheidungen haben die Nummern 0 bis { $last }, nicht { $number }.
refusal-no-decision = Erwartet wird eine Entscheidung als Text, als Daten oder mit ihrer Nummer, nicht { $decision }.
refusal-data = Erwartet wird eine Entscheidung als Daten aus Texten und ganzen Zahlen, nicht { $decision }.
refusal-not-this = Die Frage ist: { $asked } Darauf ist { $decision } keine Antwort.
refusal-no-seat = Erwartet wird ein Platz von 0 bis { $last }, nicht { $seat }.
refusal-no-reader = Erwartet wird ein Platz von 0 bis { $last } oder None fürs Publikum, nicht { $seat }.
refusal-stale-prompt = Diese Frage ist schon beantwortet; sieh dir die jetzige an.
refusal-nothing-to-undo = Du hast noch nichts entschieden, was du zurücknehmen könntest.
refusal-cannot-undo = Deine letzte Entscheidung kannst du nicht zurücknehmen: Andere haben sie gesehen, oder der Zufall hat seither mitgespielt.
refusal-players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $players }.
refusal-rule-sets = { $game } hat die Regelwerke { $known }, nicht { $got }.
refusal-options = { $game } hat die Optionen { $known }, nicht { $got }.
refusal-option-range = Die Option { $option } ist eine ganze Zahl von { $least } bis { $most }, nicht { $value }.
refusal-option-seat = Die Option { $option } ist ein Platz von 1 bis { $players } oder 0, nicht { $value }.
refusal-option-values = Die Option { $option } ist { $values } oder { $last }, nicht { $value }.
refusal-option-value = Die Option { $option } ist { $last }, nicht { $value }.
refusal-unknown-game = Erwartet wird eines der Spiele { $games }, nicht { $game }.

# Aufzeichnungen, die nicht lesbar sind oder nicht stimmen
record-missing = Bei { $path } liegt keine lesbare Aufzeichnung.
record-too-large = Eine Aufzeichnung hat höchstens { $most } Bytes, diese hat { $size } oder mehr.
record-no-json = Erwartet wird eine Aufzeichnung von Lychgate; das hier ist kein vollständiges JSON.
record-format = Erwartet wird eine Aufzeichnung von Lychgate; das hier ist eine andere Art Datei.
record-newer = Diese Aufzeichnung hat das Format { $found }, ein neueres, als dieses Lychgate lesen kann ({ $known }).
record-game = Diese Aufzeichnung ist von einem Spiel namens { $found }; erwartet wird eines von { $known }.
record-rules-version = Diese Aufzeichnung wurde nach Version { $found } der Regeln von { $name } gespielt; dieses Lychgate hat Version { $known }.
record-field = Ein Teil dieser Aufzeichnung ist ungültig: { $what }.
record-checksum = Diese Aufzeichnung wurde nachträglich verändert oder beschädigt: Ihre Prüfsumme stimmt nicht.
record-not-as-written = Diese Aufzeichnung wurde nachträglich verändert oder beschädigt: Sie ist nicht so angelegt, wie Lychgate sie schreibt.
record-not-as-sealed = Hier steht etwas anderes als in der versiegelten Aufzeichnung: { $what }.
record-own-entropy = Der Text, den Platz { $seat } beigesteuert hat, gehört nicht zu diesem Austeilen.
record-sealed = Diese Aufzeichnung ist versiegelt: Startwert und Entscheidungen werden gezeigt, wenn das Match vorbei ist.
record-commitment = Der Startwert dieser Aufzeichnung ist nicht der zugesagte: Sein Hash stimmt nicht.
record-options = Diese Aufzeichnung lässt sich nicht aufbauen: { $why }
record-entropy = Diese Aufzeichnung enthält Zufall von Platz { $seat }, den es nicht gibt.
record-decision = Partie { $number }, Entscheidung { $step }: Erwartet werden ein Platz und eine Entscheidung, nicht { $found }.
record-illegal = Partie { $number }, Entscheidung { $step }: { $found } ist dort nicht erlaubt.
record-games = Diese Aufzeichnung hat { $found } Partien, möglich sind { $known }.
record-outcome = Diese Aufzeichnung nennt ein Ergebnis, zu dem ihre Entscheidungen nicht führen.
record-position = Von einem Match, das mit einer Stellung begann, gibt es keine Aufzeichnung.
record-holds = Die Aufzeichnung stimmt: Startwert, Austeilen, { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    } und Ergebnis passen zusammen.

# Bots: wie sie am Tisch heißen, und was sie sind.
bot-random = Zufall
bot-random-meaning = der schwächste von sechs: überlässt alles dem Zufall
bot-easy = Leicht
bot-easy-meaning = zweiter von sechs: denkt ein wenig voraus und übersieht oft einen guten Zug
bot-medium = Mittel
bot-medium-meaning = dritter von sechs: denkt voraus und übersieht manchmal den besten Zug
bot-thumb = Daumen
bot-thumb-meaning = vierter von sechs: spielt solide nach Faustregeln
bot-hard = Schwer
bot-hard-meaning = fünfter von sechs: denkt voraus und spielt meist das Beste, was er findet
bot-expert = Profi
bot-expert-meaning = der stärkste von sechs: denkt so weit voraus, wie es in kurzer Zeit geht

# Who a bot is at a table: one character for each seat, whatever its level.
character-mould = Gevatter Moder
character-finch = Fräulein Fink
character-owl = Doktor Kauz
character-pip = Bengel Pip
character-thistle = Tante Distel
character-rust = Kapitän Rost
