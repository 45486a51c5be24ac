### Goldräuber auf Deutsch: Ereignisse, Fragen, Punkte, Karten. Die Namen der Nachrichten folgen `rules/events.py`.
### Formen: .nom und .acc sind Nominativ und Akkusativ mit bestimmtem Artikel.

# Karten, Dinge, Wände, Spalten der Karte
card-tunnel = Stollen
card-trap = Falle
card-treasure = Schatz
card-comrade = verschollener Kumpel
thing-treasure = Schatz
    .nom = der Schatz
    .acc = den Schatz
thing-comrade = Kumpel
    .nom = der Kumpel
    .acc = den Kumpel
wall-none = ohne Wand
wall-above = Wand oben
wall-right = Wand rechts
wall-below = Wand unten
wall-left = Wand links
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h

# Ereignisse
event-asked-conscience = Lässt euer Gewissen es zu, den freundlichen Mönch zu berauben?
event-carried-on = { $seat } denkt an das Gold: Also hinein!
event-opened = Das Bergwerk liegt bereit: { $cards } Karten. Ihr habt zusammen { $life } Lebenspunkte. Es beginnt { $first }.
event-got-points = { $seat } hat jetzt { $life ->
        [0] keine Lebenspunkte
        [one] einen Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
event-rolled = { $seat } würfelt eine { $die }.
event-rolled-again = { $seat } würfelt noch einmal, für die Zahl, die einstürzt: eine { $die }.
event-changed = { $seat } nimmt alle Kraft zusammen und macht aus der { $from } eine { $die }.
event-spent = { $seat } gibt { $spent ->
        [one] einen Lebenspunkt
       *[other] { $spent } Lebenspunkte
    } aus; übrig: { $life }.
event-turned-up = { $seat } deckt { $column }{ $row } auf: { $card }, { $wall }.
event-monk-angry = Der Schatz! Jetzt ist der Mönch wütend: Von nun an bedeuten nur noch 1 und 2 eine Aktion.
event-comrade-found = Da liegt euer Kumpel. Jemand muss ihn hinaustragen.
event-stepped = { $seat } geht auf { $column }{ $row }.
event-stepped-out = { $seat } tritt bei { $column }{ $row } hinaus ins Freie.
event-dug = { $seat } gräbt ein Loch in die Wand von { $column }{ $row }.
event-waited = { $seat } wartet draußen.
event-nothing-possible = { $seat } kann nichts tun.
event-took = { $seat } nimmt { THING($thing, form: "acc") } mit.
event-left-lying = { $seat } lässt { THING($thing, form: "acc") } liegen.
event-brought-out = { $seat } hat { THING($thing, form: "acc") } hinaus und für immer in Sicherheit gebracht.
event-collapsed = { $column }{ $row } stürzt ein; offen lag dort die Karte „{ $card }“. Die Wahl traf { $seat }.
event-collapsed-and-shown = { $column }{ $row } stürzt ein, und erst jetzt seht ihr, was es war: { $card }. Die Wahl traf { $seat }.
event-collapsed-unseen = { $column }{ $row } stürzt ein, und niemand wird je wissen, was dort war. Die Wahl traf { $seat }.
event-kept-points = { $seat } lässt die Lebenspunkte, wie sie sind.
event-won = Geschafft: Alle sind aus dem Bergwerk heraus. Gewonnen!
event-shown-dead = Unter der eingestürzten Karte lag { THING($thing, form: "nom") }. Verloren.
event-buried = Nun ist { THING($thing, form: "nom") } verschüttet. Verloren.
event-miner-buried = Das Bergwerk verschüttet { $miner }. Verloren.
event-miner-cut-off = Für { $miner } gibt es keinen Weg mehr hinaus. Verloren.
event-cut-off = Niemand kann { THING($thing, form: "acc") } noch erreichen. Verloren.
event-hopeless = Was ihr holen wolltet, lässt sich nicht mehr hinausbringen. Verloren.
event-put-away = Der Mönch behält sein Gold. Das Spiel wird weggeräumt.

# Fragen
prompt-nothing = Du hast gerade nichts zu entscheiden.
prompt-conscience = Lässt euer Gewissen es zu, den freundlichen Mönch zu berauben?
prompt-split = { $left ->
        [one] Vor dem Start: Bekommt { $getting } den Lebenspunkt, der noch übrig ist?
       *[other] Vor dem Start: Wie viele der { $left } Lebenspunkte bekommt { $getting }?
    }
prompt-take = Nimmst du { THING($thing, form: "acc") } mit?
prompt-change = Du hast eine { $die } gewürfelt: Einsturz. Willst du sie ändern? Jedes Auge kostet einen Lebenspunkt; mit allen auf deiner Karte hast du { $life }.
prompt-change-second = Dein zweiter Wurf, für die Zahl, die einstürzt, ist eine { $die }. Willst du sie ändern? Mit allen auf deiner Karte hast du { $life ->
        [one] einen Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
prompt-action = Decke eine Karte auf, geh auf eine Nachbarkarte oder grabe ein Loch in eine Wand.
prompt-action-outside = Decke an einem Eingang eine Karte auf, steig ein, grabe ein Loch in eine Wand – oder warte.
prompt-collapse = Welche Karte stürzt ein? Beratet euch; du entscheidest.
prompt-collapse-number = Welche Karte stürzt ein? Eine mit der Zahl { $die }, wenn noch eine da ist.
prompt-share = { $left ->
        [one] Bergleute auf einer Karte dürfen teilen: Bekommt { $getting } den einen Lebenspunkt?
       *[other] Bergleute auf einer Karte dürfen teilen: Wie viele der { $left } Lebenspunkte bekommt { $getting }?
    }
prompt-split-own = { $left ->
        [one] Vor dem Start: Bekommst du den Lebenspunkt, der noch übrig ist?
       *[other] Vor dem Start: Wie viele der { $left } Lebenspunkte bekommst du?
    }
prompt-share-own = { $left ->
        [one] Bergleute auf einer Karte dürfen teilen: Bekommst du den einen Lebenspunkt?
       *[other] Bergleute auf einer Karte dürfen teilen: Wie viele der { $left } Lebenspunkte bekommst du?
    }

# Entscheidungen
decision-turn = { $turn } aufdecken
decision-step = auf { $step } gehen
decision-dig = ein Loch in die Wand von { $dig } graben
decision-collapse = { $collapse } einstürzen lassen
decision-die = mit einer { $die } spielen
decision-points = { $points ->
        [0] keine Lebenspunkte
        [one] ein Lebenspunkt
       *[other] { $points } Lebenspunkte
    }
decision-out = hinaus ins Freie gehen
decision-wait = draußen warten
decision-take = mitnehmen
decision-leave = liegen lassen
decision-keep = gleichmäßig aufteilen oder so lassen
decision-yes = hinein ins Bergwerk
decision-no = das Spiel wegräumen

# Was verborgen sein kann; Stollen sind keine Rede wert
hidden-places = { $code ->
        [G] Der Schatz, bei { $place }
        [C] Der verschollene Kumpel, bei { $place }
        [X] Eine Falle, bei { $place }
       *[other] {""}
    }

# Punkte
points-unfinished = die Partie ist noch nicht vorbei
points-won = alle sind draußen, und alles, was hinaus musste, auch
points-won-alone = du bist aus dem Bergwerk heraus, und nicht mit leeren Händen
points-shown-dead = unter einer eingestürzten Karte lag { THING($thing, form: "nom") }
points-buried = { THING($thing, form: "nom") } wurde verschüttet
points-miner-buried = { $miner } wurde verschüttet
points-miner-cut-off = { $miner } kam nicht mehr heraus
points-cut-off = { THING($thing, form: "nom") } war abgeschnitten
points-hopeless = was ihr holen wolltet, war nicht mehr zu erreichen
points-put-away = das Spiel wurde weggeräumt

# Ablehnungen, nach der Regel, die ablehnt
refusal-GO-4 = { $decision } geht nicht: Dort liegt keine Karte.
refusal-GO-5 = { $decision } geht nicht: Alle beginnen mit mindestens einem Lebenspunkt, und aufteilen könnt ihr nur, was ihr habt.
refusal-GO-6 = { $decision } geht nicht: Hinein und hinaus geht es an den Eingängen links, rechts und unten, nie von oben und nie diagonal.
refusal-GO-9 = { $decision } geht nicht: Mit einer Aktion deckst du eine verdeckte Karte auf, gehst auf eine aufgedeckte oder gräbst ein Loch in eine Wand; warten darfst du nur draußen.
refusal-GO-10 = { $decision } geht nicht: Erreichbar sind nur die Karten links, rechts, darüber und darunter, nie diagonal.
refusal-GO-11 = { $decision } geht nicht: Eine Wand ist im Weg. Grabe zuerst ein Loch.
refusal-GO-12 = { $decision } geht nicht: Graben kannst du an einer Wand der Karte, auf der du stehst, oder einer aufgedeckten Karte direkt hinter der Wand.
refusal-GO-13 = { $decision } geht nicht: Eine Falle kann nicht betreten werden.
refusal-GO-14 = { $decision } geht nicht: Diese Karte ist eingestürzt, für immer.
refusal-GO-16 = { $decision } geht nicht: Ein Auge des Würfels kostet einen Lebenspunkt, und nur was die Bergleute auf deiner Karte haben, kann ausgegeben oder unter ihnen aufgeteilt werden; beides je einmal vor einer Aktion, das Aufteilen noch einmal am Ende eines Zuges.
refusal-GO-18 = { $decision } geht nicht: Schatz oder Kumpel nimmst du mit, wenn du ihre Karte betrittst, oder vor dem Wurf.
refusal-GO-19 = { $decision } geht nicht: Tragen kannst du den Schatz oder den Kumpel, nie beide.
refusal-GO-24 = { $decision } geht nicht: Der zweite Wurf sagt, welche Zahl einstürzt, solange eine Karte mit dieser Zahl da ist.

# Regelwerke
rules-basic = Basisspiel
    .meaning = Stürzt etwas ein, wählt ihr irgendeine Karte.
rules-expert = Für erfahrene Bergleute: Ein zweiter Wurf sagt, welche Zahl einstürzt

# Optionen: worum es geht, und was jeder Wert bedeutet
option-expert = Erfahrene Bergleute
    .meaning = Spielt ihr mit den Regeln für erfahrene Bergleute?
option-expert-false = Wo es einstürzt, entscheidet ihr.
option-expert-true = Ein zweiter Wurf sagt, welche Zahl einstürzt.
option-mine = Bergwerk
    .meaning = In welches Bergwerk geht ihr?
option-mine-default = Ihr spielt mit den üblichen 24 Karten.
option-mine-other = Ihr spielt in einem eigenen Bergwerk aus einer Datei.
option-conscience = Gewissen
    .meaning = Werdet ihr gefragt, ob ihr den Mönch berauben wollt?
option-conscience-false = Niemand wird gefragt: Das Spiel beginnt.
option-conscience-true = Wer beginnt, wird vorher gefragt und antwortet für alle.
option-first_player = Wer beginnt
    .meaning = Welcher Platz beginnt?
option-first_player-number = { $number ->
        [0] Der Zufall entscheidet, wer beginnt.
       *[other] Platz { $number } beginnt.
    }

# Entscheidungen, die eine Partie verderben
ruin-miner-buried = Dort steht jemand und würde verschüttet: Dann habt ihr alle verloren.
ruin-buried = Dort liegt der Schatz oder der Kumpel und würde verschüttet: Dann habt ihr alle verloren.
ruin-may-bury = Dort könnte der Schatz oder der Kumpel liegen. Wenn ja, habt ihr alle verloren.
ruin-cut-off = Danach führt für jemanden von euch, für Schatz oder Kumpel kein Weg mehr hinaus: Dann habt ihr alle verloren.
ruin-hopeless = Danach könnt ihr nicht mehr hinausbringen, wofür ihr gekommen seid: Dann habt ihr alle verloren.
ruin-put-away = Das Spiel wird weggeräumt, ehe es begonnen hat, und gilt als nicht gewonnen.

# Bilder im Regelbuch
figure-mine = { $players ->
        [one] Das Bergwerk für dich allein.
       *[other] Das Bergwerk zu { $players } Personen.
    }
