### What effects say on cards, in Italian. A card's text is put together from these messages, by what it really does.

# Sorts of cards
type-character = personaggio
type-location = luogo
type-prop = oggetto di scena
type-creature = creatura
type-effect = effetto speciale
type-credits = titoli di coda

# Traits
trait-crazed-killer = assassino pazzo
trait-swarm = sciame
trait-water-creature = creatura acquatica
trait-by-the-water = vicino all’acqua
trait-weapon = arma
trait-treasure = tesoro
trait-building = edificio
trait-alien = alieno
trait-undead = non morto
trait-robot = robot
trait-animal = animale
trait-giant = gigante
trait-woman = donna
trait-man = uomo
trait-teen = adolescente
trait-scientist = scienza
trait-star = celebrità
trait-plant = pianta
trait-vampire = vampiro
trait-machine = macchina

# Effects during an attack
effect-defend = Difesa { $signed } in questo attacco.
effect-strengthen = Attacco { $signed } in questo attacco.
effect-double-attack = Raddoppia l’attacco.
effect-double-defence = Raddoppia la difesa.
effect-halve-attack = Dimezza l’attacco, arrotondando per eccesso.
effect-defend-for-each = Difesa { $signed } in questo attacco per ogni personaggio con il tratto «{ $about }» nel film attaccato.
effect-strengthen-for-each = Attacco { $signed } per ogni personaggio con il tratto «{ $about }» nel film attaccato.
effect-turn-into = In questo attacco la creatura ha anche il tratto «{ $about }».
effect-stop = Ferma l’attacco.
effect-redirect = L’attacco passa a un altro film, ma non a quello di chi attacca.
effect-once-more = Dopo questo attacco la creatura va in mano a chi l’ha mandata, e in questo turno può attaccare ancora.
effect-join = { $amount ->
        [one] Nel tuo attacco: un’altra creatura della tua mano attacca insieme alla prima, come una creatura sola. I valori di attacco si sommano.
       *[other] Nel tuo attacco: fino a { $amount } altre creature della tua mano attaccano insieme alla prima, come una creatura sola. I valori di attacco si sommano.
    }

# Effects at any time
effect-prevent = { $sort ->
        [character] Impedisce di giocare un personaggio.
        [location] Impedisce di giocare un luogo.
        [prop] Impedisce di giocare un oggetto di scena.
        [creature] Impedisce di giocare una creatura.
        [effect] Impedisce di giocare un effetto speciale.
        [credits] Impedisce di giocare i titoli di coda.
       *[any] Impedisce di giocare una carta qualsiasi.
    }
effect-kill = { $sort ->
        [any] Un personaggio muore.
       *[other] Un personaggio con il tratto «{ $about }» muore.
    }
effect-swap-location = Scambia il luogo di un film con uno degli scarti.
effect-destroy-location = Il luogo di un film va tra gli scarti.
effect-destroy-prop = Un oggetto di scena di un film va tra gli scarti.
effect-steal-prop = Prendi in mano un oggetto di scena da un film.
effect-move-prop = Dai un oggetto di scena di un film a un altro personaggio di un film qualsiasi.
effect-revive = Metti nel tuo film un personaggio preso dagli scarti.
effect-salvage = { $sort ->
        [character] Prendi in mano un personaggio dagli scarti.
        [location] Prendi in mano un luogo dagli scarti.
        [prop] Prendi in mano un oggetto di scena dagli scarti.
        [creature] Prendi in mano una creatura dagli scarti.
       *[credits] Prendi in mano i titoli di coda dagli scarti.
    }
effect-draw = { $amount ->
        [one] Pesca una carta.
       *[other] Pesca { $amount } carte.
    }
effect-lose = { $amount ->
        [one] Qualcun altro perde una carta della mano, a caso.
       *[other] Qualcun altro perde { $amount } carte della mano, a caso.
    }
effect-reveal = Qualcun altro mostra la mano a tutti.
effect-bonus = Metti questa carta accanto al tuo film: { $signed } punti alla fine.
effect-toughen = { $also ->
        [yes] Difesa { $signed } per lui.
       *[no] Resta sotto un personaggio: difesa { $signed } per lui.
    }
effect-brand = { $also ->
        [yes] Il personaggio ha anche il tratto «{ $about }».
       *[no] Resta sotto un personaggio, che ha anche il tratto «{ $about }».
    }
effect-toughen-prop = { $also ->
        [yes] Difesa { $signed } per esso.
       *[no] Resta sotto un oggetto di scena: difesa { $signed } per esso.
    }
effect-brand-prop = { $also ->
        [yes] L’oggetto ha anche il tratto «{ $about }».
       *[no] Resta sotto un oggetto di scena, che ha anche il tratto «{ $about }».
    }
effect-toughen-location = { $also ->
        [yes] Difesa { $signed } per esso.
       *[no] Resta sotto un luogo: difesa { $signed } per esso.
    }
effect-brand-location = { $also ->
        [yes] Il luogo ha anche il tratto «{ $about }».
       *[no] Resta sotto un luogo, che ha anche il tratto «{ $about }».
    }
effect-delay-credits = { $amount ->
        [one] Niente titoli di coda in questo turno e nel prossimo.
       *[other] Niente titoli di coda in questo turno e nei prossimi { $amount }.
    }

# Cards of a film
effect-choose-victim = Finché questo personaggio è nel film, chi lo dirige sceglie la vittima di un attacco.
effect-props-count-more = Ogni oggetto di questo personaggio conta { $signed } in più.
effect-against = Vale invece { $value } contro le creature con il tratto «{ $about }».
effect-for-each = { $on ->
        [character] { $signed } per ogni altro personaggio del film con il tratto «{ $about }».
       *[other] { $signed } per ogni personaggio del film con il tratto «{ $about }».
    }
effect-sheltered = Non può essere vittima di un attacco finché può esserlo un altro personaggio.
effect-escape = Se è vittima di un attacco, torna in mano a chi dirige il film.
effect-combine = Si può combinare con un luogo che ha il tratto «{ $about }».
effect-combine-with = Si può combinare con questo luogo: { $about }.
effect-added = Si aggiunge soltanto: non conta tra i due luoghi che si possono combinare.
effect-points = { $signed } punti alla fine, se allora è nel tuo film.
effect-bring-prop = Una volta per ogni attacco al tuo film: riporta un oggetto di scena dagli scarti a un personaggio del film.
effect-draw-each-turn = { $amount ->
        [one] Una volta nel tuo turno: pesca una carta.
       *[other] Una volta nel tuo turno: pesca { $amount } carte.
    }
effect-spend-to-defend = In un attacco al tuo film, scarta questa carta: difesa { $signed } in questo attacco.
effect-spend-to-stop = In un attacco al tuo film, scarta questa carta: ferma l’attacco.

# Creatures
effect-use-prop = All’inizio del suo attacco può usare un oggetto di scena dalla tua mano.
effect-hunt = Attacco { $signed } se nel film attaccato c’è una carta con il tratto «{ $about }».
effect-trophy = { $amount ->
        [one] Se il suo attacco riesce, segna un punto.
       *[other] Se il suo attacco riesce, segna { $amount } punti.
    }
effect-kill-more = { $amount ->
        [one] Fa una vittima in più.
       *[other] Fa { $amount } vittime in più.
    }
effect-come-back = Se il suo attacco fallisce, torna nella tua mano e riattacca non prima di un altro turno.

# Titles, by how many words they have; each word stands in the form that `titles.py` names
title-0 = Il film senza nome
title-1-a = { $a }
title-1-b = la vendetta { $a }
title-1-c = la notte { $a }
title-2-a = { $a } { $b }
title-2-b = { $a } { $b }
title-2-c = la vendetta { $a } { $b }
title-3-a = { $a } { $b } { $c }
title-3-b = { $a } e { $b } { $c }
title-3-c = { $a } { $b } e { $c }
title-4-a = { $a } { $b } { $c } { $d }
title-4-b = { $a } e { $b } { $c } { $d }
title-4-c = { $a } { $b }, ovvero { $c } { $d }
title-5-a = { $a } e { $b } { $c } { $d } { $e }
title-5-b = { $a } { $b } { $c }, ovvero { $d } { $e }
title-5-c = { $a }, { $b } e { $c } { $d } { $e }
title-6-a = { $a } e { $b } { $c } { $d }, ovvero { $e } { $f }
title-6-b = { $a } { $b } { $c }, ovvero { $d } { $e } { $f }
title-6-c = { $a }, { $b } e { $c } { $d } { $e } { $f }
