### What effects say on cards, in German. A card's text is put together from these messages, by what it really does.

# Sorts of cards
type-character = Darsteller
type-location = Drehort
type-prop = Requisite
type-creature = Monster
type-effect = Spezialeffekt
type-credits = Abspann

# Traits
trait-crazed-killer = verrückter Killer
trait-swarm = Schwarm
trait-water-creature = Wasserwesen
trait-by-the-water = am Wasser
trait-weapon = Waffe
trait-treasure = Schatz
trait-building = Gebäude
trait-alien = Alien
trait-undead = untot
trait-robot = Roboter
trait-animal = Tier
trait-giant = riesig
trait-woman = Frau
trait-man = Mann
trait-teen = Teenager
trait-scientist = Wissenschaft
trait-star = Star
trait-plant = Pflanze
trait-vampire = Vampir
trait-machine = Maschine

# Effects during an attack
effect-defend = Verteidigung { $signed } in diesem Angriff.
effect-strengthen = Angriff { $signed } in diesem Angriff.
effect-double-attack = Verdoppelt den Angriff.
effect-double-defence = Verdoppelt die Verteidigung.
effect-halve-attack = Halbiert den Angriff, aufgerundet.
effect-defend-for-each = Verteidigung { $signed } in diesem Angriff für jeden Darsteller dort mit der Eigenschaft „{ $about }“.
effect-strengthen-for-each = Angriff { $signed } für jeden Darsteller des angegriffenen Films mit der Eigenschaft „{ $about }“.
effect-turn-into = In diesem Angriff hat das Monster auch die Eigenschaft „{ $about }“.
effect-stop = Stoppt den Angriff.
effect-redirect = Lenkt den Angriff auf einen anderen Film, nicht auf den der Person am Zug.
effect-once-more = Nach diesem Angriff kehrt das Monster auf die Hand der Person zurück, die es geschickt hat, und darf in diesem Zug noch einmal angreifen.
effect-join = { $amount ->
        [one] In deinem Angriff: Ein weiteres Monster von deiner Hand greift mit an, beide als eines. Ihre Angriffswerte werden addiert.
       *[other] In deinem Angriff: Bis zu { $amount } weitere Monster von deiner Hand greifen mit an, alle als eines. Ihre Angriffswerte werden addiert.
    }

# Effects at any time
effect-prevent = { $sort ->
        [character] Verhindert, dass ein Darsteller gespielt wird.
        [location] Verhindert, dass ein Drehort gespielt wird.
        [prop] Verhindert, dass eine Requisite gespielt wird.
        [creature] Verhindert, dass ein Monster gespielt wird.
        [effect] Verhindert, dass ein Spezialeffekt gespielt wird.
        [credits] Verhindert, dass der Abspann gespielt wird.
       *[any] Verhindert, dass eine beliebige Karte gespielt wird.
    }
effect-kill = { $sort ->
        [any] Ein Darsteller stirbt.
       *[other] Ein Darsteller mit der Eigenschaft „{ $about }“ stirbt.
    }
effect-swap-location = Tauscht den Drehort eines Films gegen einen vom Ablagestapel.
effect-destroy-location = Der Drehort eines Films kommt auf den Ablagestapel.
effect-destroy-prop = Eine Requisite in einem Film kommt auf den Ablagestapel.
effect-steal-prop = Nimm eine Requisite aus einem Film auf die Hand.
effect-move-prop = Gib eine Requisite aus einem Film einem anderen Darsteller in einem beliebigen Film.
effect-revive = Hole einen Darsteller vom Ablagestapel in deinen Film.
effect-salvage = { $sort ->
        [character] Nimm einen Darsteller vom Ablagestapel auf die Hand.
        [location] Nimm einen Drehort vom Ablagestapel auf die Hand.
        [prop] Nimm eine Requisite vom Ablagestapel auf die Hand.
        [creature] Nimm ein Monster vom Ablagestapel auf die Hand.
       *[credits] Nimm den Abspann vom Ablagestapel auf die Hand.
    }
effect-draw = { $amount ->
        [one] Ziehe eine Karte.
       *[other] Ziehe { $amount } Karten.
    }
effect-lose = { $amount ->
        [one] Jemand anders verliert eine zufällige Handkarte.
       *[other] Jemand anders verliert { $amount } zufällige Handkarten.
    }
effect-reveal = Jemand anders legt die Hand für alle offen.
effect-bonus = Lege diese Karte neben deinen Film: { $signed } Punkte am Ende.
effect-toughen = { $also ->
        [yes] Verteidigung { $signed } für ihn.
       *[no] Bleibt unter einem Darsteller liegen: Verteidigung { $signed } für ihn.
    }
effect-brand = { $also ->
        [yes] Der Darsteller hat auch die Eigenschaft „{ $about }“.
       *[no] Bleibt unter einem Darsteller liegen, der dadurch auch die Eigenschaft „{ $about }“ hat.
    }
effect-toughen-prop = { $also ->
        [yes] Verteidigung { $signed } für sie.
       *[no] Bleibt unter einer Requisite liegen: Verteidigung { $signed } für sie.
    }
effect-brand-prop = { $also ->
        [yes] Die Requisite hat auch die Eigenschaft „{ $about }“.
       *[no] Bleibt unter einer Requisite liegen, die dadurch auch die Eigenschaft „{ $about }“ hat.
    }
effect-toughen-location = { $also ->
        [yes] Verteidigung { $signed } für ihn.
       *[no] Bleibt unter einem Drehort liegen: Verteidigung { $signed } für ihn.
    }
effect-brand-location = { $also ->
        [yes] Der Drehort hat auch die Eigenschaft „{ $about }“.
       *[no] Bleibt unter einem Drehort liegen, der dadurch auch die Eigenschaft „{ $about }“ hat.
    }
effect-delay-credits = { $amount ->
        [one] In diesem und dem nächsten Zug darf kein Abspann gespielt werden.
       *[other] In diesem und den nächsten { $amount } Zügen darf kein Abspann gespielt werden.
    }

# Cards of a film
effect-choose-victim = Solange dieser Darsteller im Film ist, wählt die Regie des Films das Opfer eines Angriffs.
effect-props-count-more = Jede Requisite dieses Darstellers zählt zusätzlich { $signed }.
effect-against = Zählt stattdessen { $value } gegen Monster mit der Eigenschaft „{ $about }“.
effect-for-each = { $on ->
        [character] { $signed } für jeden anderen Darsteller des Films mit der Eigenschaft „{ $about }“.
       *[other] { $signed } für jeden Darsteller des Films mit der Eigenschaft „{ $about }“.
    }
effect-sheltered = Kann nicht Opfer eines Angriffs werden, solange ein anderer Darsteller es werden kann.
effect-escape = Wird diese Karte Opfer eines Angriffs, kehrt sie auf die Hand ihrer Regie zurück.
effect-combine = Kann mit einem Drehort mit der Eigenschaft „{ $about }“ kombiniert werden.
effect-combine-with = Kann mit diesem Drehort kombiniert werden: { $about }.
effect-added = Wird nur angelegt: Zählt nicht als einer der beiden Drehorte, die kombiniert werden können.
effect-points = { $signed } Punkte am Ende, wenn die Karte dann in deinem Film liegt.
effect-bring-prop = Einmal in jedem Angriff auf deinen Film: Bring eine Requisite vom Ablagestapel zu einem Darsteller dort.
effect-draw-each-turn = { $amount ->
        [one] Einmal in deinem Zug: Ziehe eine Karte.
       *[other] Einmal in deinem Zug: Ziehe { $amount } Karten.
    }
effect-spend-to-defend = Lege diese Karte in einem Angriff auf deinen Film ab: Verteidigung { $signed } in diesem Angriff.
effect-spend-to-stop = Lege diese Karte in einem Angriff auf deinen Film ab: Sie stoppt den Angriff.

# Creatures
effect-use-prop = Kann, wenn sein Angriff beginnt, eine Requisite von deiner Hand benutzen.
effect-hunt = Angriff { $signed }, wenn im angegriffenen Film eine Karte mit der Eigenschaft „{ $about }“ liegt.
effect-trophy = { $amount ->
        [one] Ist der Angriff erfolgreich, notiere einen Punkt.
       *[other] Ist der Angriff erfolgreich, notiere { $amount } Punkte.
    }
effect-kill-more = { $amount ->
        [one] Fordert ein weiteres Opfer.
       *[other] Fordert { $amount } weitere Opfer.
    }
effect-come-back = Scheitert der Angriff, kehrt das Monster auf deine Hand zurück, greift in diesem Zug aber nicht noch einmal an.

# Titles, by how many words they have; each word stands in the form that `titles.py` names
title-0 = Der Film ohne Namen
title-1-a = { $a }
title-1-b = die Rache { $a }
title-1-c = die Nacht { $a }
title-2-a = { $a } { $b }
title-2-b = { $a } { $b }
title-2-c = die Rache { $a } { $b }
title-3-a = { $a } { $b } { $c }
title-3-b = { $a } und { $b } { $c }
title-3-c = { $a } { $b } und { $c }
title-4-a = { $a } { $b } { $c } { $d }
title-4-b = { $a } und { $b } { $c } { $d }
title-4-c = { $a } { $b } oder: { $c } { $d }
title-5-a = { $a } und { $b } { $c } { $d } { $e }
title-5-b = { $a } { $b } { $c } oder: { $d } { $e }
title-5-c = { $a }, { $b } und { $c } { $d } { $e }
title-6-a = { $a } und { $b } { $c } { $d } oder: { $e } { $f }
title-6-b = { $a } { $b } { $c } oder: { $d } { $e } { $f }
title-6-c = { $a }, { $b } und { $c } { $d } { $e } { $f }
