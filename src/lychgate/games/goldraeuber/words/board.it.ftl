### Goldräuber al terminale: che cosa dice il tavolo oltre alla storia del gioco.

title = Goldräuber
tagline = Insieme nella miniera del monaco nero, e di nuovo fuori.
intro =
    Si vince o si perde tutti insieme. Da qualche parte, nel cuore della miniera, ci sono
    un tesoro e un compagno disperso. Portateli fuori tutti e due, e uscite tutti, prima
    che la miniera crolli. (In solitario basta uno dei due.)

    Nel tuo turno si lancia un dado. Da 1 a 4 è un’azione: scopri una carta vicina, avanza
    su una carta scoperta, o scava via un muro di roccia. Con 5 e 6 crolla, per sempre, una
    carta scelta da voi. Scoperto il tesoro, il monaco va su tutte le furie: allora solo 1
    e 2 valgono un’azione.

    Un punto vita cambia il dado di uno; i minatori sulla stessa carta possono aiutarsi.
    Nelle trappole non si entra. I muri fermano il passo finché non si scavano via.

    Si entra e si esce da sinistra, da destra e dal basso, mai dall’alto. Nessuno porta
    insieme tesoro e compagno. Se un minatore, il tesoro o il compagno resta sepolto o
    tagliato fuori, tutto è perduto.

headline-calm = Goldräuber · il monaco è calmo: azione fino a { $most }
headline-angry = Goldräuber · il monaco è furioso: azione solo fino a { $most }
headline-over = Goldräuber · la fine
die = il dado dice { $die }
kind-tunnel = galleria
kind-trap = trappola
kind-treasure = tesoro
kind-comrade = compagno
thing-hidden = { $thing }: non ancora trovato
thing-lying = { $thing }: è in { $place }
thing-buried = { $thing }: sepolto in { $place }
thing-carried = { $thing }: lo porta { $name }
thing-safe = { $thing }: in salvo fuori
at = in { $place }
outside = fuori
life = { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }
carries = porta il { $thing }

# Mosse, a pezzi
choice-turn = scoprire { $value }
choice-step = avanzare su { $value }
choice-dig = scavare in { $value }
choice-collapse = crolla { $value }
choice-die = { $cost ->
        [0] tenere { $value }
        [one] { $value }, per 1 punto
       *[other] { $value }, per { $cost } punti
    }
choice-points = { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }{ $phase ->
        [acting] { " " }a te, di quelli sulla tua carta
       *[other] { "" }
    }
choice-out = uscire dalla miniera
choice-wait = aspettare fuori
choice-take = prendere con sé
choice-leave = lasciare lì
choice-keep = { $phase ->
        [splitting] dividere in parti uguali
       *[other] lasciare tutto com’è
    }
choice-yes = sì
choice-no = no
ask-collapse = Scrivi una carta. ({ $choices })
ask-turn = Scrivi una carta. ({ $choices })
ask-step = Scrivi una carta. ({ $choices })
ask-dig = Scrivi una carta. ({ $choices })

# Che cosa si può scrivere
notation =
    turn c3      scopri la carta in c3             die 4     gioca con un 4
    step c3      avanza sulla carta in c3          points 2  due punti vita
    dig c3       scava via il muro di quella carta keep      uguali; tutto com’è
    out, wait    esci dalla miniera; resta fuori   take, leave   prendi, lascia
    collapse c3  la carta che crolla               yes, no   sì, no
legend =
    ░░  una carta coperta, ▒▒ una delle quattro nel cuore della miniera
    ▓▓▓▓  crollata        ═ ║  un muro di roccia, ≡ ╫ due muri
    ◆     qui c’è il tesoro o il compagno
    (2)   il minatore del posto 2, (124) di tre posti  ›  di chi è il turno
