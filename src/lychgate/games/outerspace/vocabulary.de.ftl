### What effects say on cards, in German. A card's text is put together from these messages, by what it really does.

# Sorts of cards
type-character = Figur
type-location = Schauplatz
type-prop = Requisit
type-creature = Kreatur
type-effect = Spezialeffekt
type-credits = Abspann

# Traits
trait-crazed-killer = irrer Killer
trait-swarm = Schwarm
trait-water-creature = Wasserkreatur
trait-by-the-water = am Wasser
trait-weapon = Waffe
trait-treasure = Schatz
trait-building = Gebäude
trait-alien = außerirdisch
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
effect-defend-for-each = Verteidigung { $signed } in diesem Angriff für jede Figur dort mit dem Merkmal „{ $about }“.
effect-strengthen-for-each = Angriff { $signed } für jede Figur des angegriffenen Films mit dem Merkmal „{ $about }“.
effect-turn-into = In diesem Angriff hat die Kreatur auch das Merkmal „{ $about }“.
effect-stop = Beendet den Angriff.
effect-redirect = Der Angriff trifft einen anderen Film, aber nicht den des Angreifers.
effect-once-more = Nach diesem Angriff kehrt die Kreatur auf die Hand zurück, die sie geschickt hat.

# Effects at any time
effect-prevent = { $sort ->
        [character] Verhindert, dass eine Figur gespielt wird.
        [location] Verhindert, dass ein Schauplatz gespielt wird.
        [prop] Verhindert, dass ein Requisit gespielt wird.
        [creature] Verhindert, dass eine Kreatur gespielt wird.
        [effect] Verhindert, dass ein Spezialeffekt gespielt wird.
        [credits] Verhindert, dass der Abspann gespielt wird.
       *[any] Verhindert, dass eine beliebige Karte gespielt wird.
    }
effect-kill = { $sort ->
        [any] Eine Figur stirbt.
       *[other] Eine Figur mit dem Merkmal „{ $about }“ stirbt.
    }
effect-swap-location = Tauscht den Schauplatz eines Films gegen einen vom Ablagestapel.
effect-destroy-location = Der Schauplatz eines Films kommt auf den Ablagestapel.
effect-destroy-prop = Ein Requisit in einem Film kommt auf den Ablagestapel.
effect-steal-prop = Nimm ein Requisit aus einem Film auf die Hand.
effect-move-prop = Gib ein Requisit aus einem Film einer anderen Figur in einem beliebigen Film.
effect-revive = Hole eine Figur vom Ablagestapel in deinen Film.
effect-salvage = { $sort ->
        [character] Nimm eine Figur vom Ablagestapel auf die Hand.
        [location] Nimm einen Schauplatz vom Ablagestapel auf die Hand.
        [prop] Nimm ein Requisit vom Ablagestapel auf die Hand.
        [creature] Nimm eine Kreatur vom Ablagestapel auf die Hand.
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
effect-toughen = Bleibt unter einer Figur liegen: Verteidigung { $signed } für sie.
effect-brand = Bleibt unter einer Figur liegen, die dadurch auch das Merkmal „{ $about }“ hat.
effect-delay-credits = { $amount ->
        [one] In diesem und dem nächsten Zug darf kein Abspann gespielt werden.
       *[other] In diesem und den nächsten { $amount } Zügen darf kein Abspann gespielt werden.
    }

# Cards of a film
effect-choose-victim = Solange diese Figur im Film ist, wählt dessen Regie das Opfer eines Angriffs.
effect-props-count-more = Jedes Requisit dieser Figur zählt zusätzlich { $signed }.
effect-against = Zählt stattdessen { $value } gegen Kreaturen mit dem Merkmal „{ $about }“.
effect-for-each = { $on ->
        [character] { $signed } für jede andere Figur des Films mit dem Merkmal „{ $about }“.
       *[other] { $signed } für jede Figur des Films mit dem Merkmal „{ $about }“.
    }
effect-sheltered = Kann nicht Opfer eines Angriffs werden, solange eine andere Figur es werden kann.
effect-escape = Kehrt als Opfer eines Angriffs auf die Hand der eigenen Regie zurück.
effect-combine = Kann mit einem Schauplatz mit dem Merkmal „{ $about }“ verbunden werden.
effect-points = { $signed } Punkte am Ende, wenn die Karte dann in deinem Film liegt.
effect-bring-prop = Einmal in jedem Angriff auf deinen Film: Bring ein Requisit vom Ablagestapel zu einer Figur dort.
effect-draw-each-turn = { $amount ->
        [one] Einmal in deinem Zug: Ziehe eine Karte.
       *[other] Einmal in deinem Zug: Ziehe { $amount } Karten.
    }
effect-spend-to-defend = Lege diese Karte in einem Angriff auf deinen Film ab: Verteidigung { $signed } in diesem Angriff.
effect-spend-to-stop = Lege diese Karte in einem Angriff auf deinen Film ab: Sie beendet den Angriff.

# Creatures
effect-use-prop = Kann, wenn ihr Angriff beginnt, ein Requisit von deiner Hand benutzen.
effect-hunt = Angriff { $signed }, wenn im angegriffenen Film eine Karte mit dem Merkmal „{ $about }“ liegt.
effect-trophy = { $amount ->
        [one] Ist der Angriff erfolgreich, notiere einen Punkt.
       *[other] Ist der Angriff erfolgreich, notiere { $amount } Punkte.
    }
effect-kill-more = { $amount ->
        [one] Fordert ein Opfer mehr.
       *[other] Fordert { $amount } Opfer mehr.
    }
effect-come-back = Scheitert der Angriff, kehrt sie auf deine Hand zurück und greift frühestens in einem anderen Zug wieder an.

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
