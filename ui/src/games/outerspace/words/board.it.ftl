### Che cosa dice il tavolo di Outer Space oltre alla storia e alle carte.

hand = { $cards ->
        [one] una carta in mano
       *[other] { $cards } carte in mano
    }
screen = Lo schermo
films = I film
film-of = Il film di { $player }
film-facts = Il film di { $player }, valore { $value }, { $characters ->
        [0] nessun personaggio
        [one] un personaggio
       *[other] { $characters } personaggi
    }.
look-film = Guarda il film di { $player }.
characters-of = Personaggi nel film di { $player }
no-characters = In questo film non c’è ancora nessuno.
only-others = Può andare solo nei film degli altri.
no-location = nessun luogo
in-film = Nel film
laid-aside = Messe da parte, per i punti alla fine
known-in-hand = Si sa che sono in mano
no-cards = Qui non ci sono carte.
noted = { $points ->
        [one] un punto segnato
       *[other] { $points } punti segnati
    }
round = Giro { $round }
pile = { $cards ->
        [0] nessuna carta da pescare
        [one] una carta da pescare
       *[other] { $cards } carte da pescare
    }
discard = Scarti: { $cards }
discard-pile = Scarti
credits-delayed = { $turns ->
        [one] niente titoli di coda per un altro turno
       *[other] niente titoli di coda per altri { $turns } turni
    }
ending = La fine è vicina!
last-card = { $player } ha pescato l’ultima carta: la partita finisce con il suo prossimo turno
aloud = Leggi le battute ad alta voce

attack = attacco
defence = difesa
quoted = «{ $line }»

act-choose = Scegli «{ $card }».
act-kill = «{ $card }» muore.
act-move = Passa «{ $card }» a un altro personaggio.
act-send = Manda all’attacco «{ $card }».
act-put = Gioca su «{ $card }».
act-play-here = Gioca qui.
act-film = Scegli questo film.
act-hand = Scegli la mano di { $player }.
use = Usa
play-it = Gioca
discard-it = Scarta
why-not = Perché no?

retitle = Cambia titolo al film
retitle-heading = Come si intitola il film
retitle-text = Il titolo del film
retitle-do = Intitolalo così
retitle-another = Un’altra proposta
retitle-proposed = Come proposto all’inizio
title-heading = Un titolo per il film
title-how = Proponi quante delle sei parole vuoi; alla fine le carte con una parola del titolo danno 5 punti. Una parola entra se la vuole la maggioranza; in parità decide la proposta di chi comincia.
title-words = Parole delle sei carte
title-propose = Proponi questo titolo
title-waiting = Gli altri stanno ancora pensando a un titolo.
tagline = Prossimamente su questi lenzuoli
now-casting = Casting aperto!
film-by = Vince un film di { $directors }
starring = con { $cast }

duel = «{ $creature }» attacca il film di { $player }
versus = contro
gets-through = Così com’è, l’attacco riesce.
held-off = Così com’è, l’attacco fallisce.
effects-played = Effetti giocati in questo attacco
being-played = In gioco ora, l’ultima carta in fondo
who-plays = { $player } gioca
who-uses = { $player } usa
who-answers = { $player } risponde con

window-preventing = Tutti possono impedirlo.
window-attack = Tutti possono metterci lo zampino.
window-between = Prima che il turno continui, gli altri possono giocare effetti.
window-last-chance = Il turno finisce: ultima occasione per tutti.
answered-pass = Passi.
answered-card = La tua risposta: «{ $card }»
seconds-left = { $seconds ->
        [one] ancora un secondo
       *[other] ancora { $seconds } secondi
    }
wishes = Passa, e chiedimelo di nuovo solo…
end-and-wish = Finisci, e chiedimelo di nuovo solo…
wishes-less = Chiedimelo meno spesso…
wish-this-turn = nel prossimo turno
wish-until-attacked = se un attacco sta per colpirmi
wish-until-touched = se toccano il mio film
wish-until-own-turn = nel mio turno
wish-until-credits = ai titoli di coda
wished-this-turn = Passi in automatico per il resto di questo turno.
wished-until-attacked = Passi in automatico finché un attacco non sta per colpirti.
wished-until-touched = Passi in automatico finché una carta non tocca il tuo film.
wished-until-own-turn = Passi in automatico fino al tuo turno.
wished-until-credits = Passi in automatico fino ai titoli di coda.

known = { $cards ->
        [one] una carta nota
       *[other] { $cards } carte note
    }
film-value = film { $value }
proposed = ha proposto
proposing = ci pensa
proposing-you = scegli qui sotto
dealer = ha dato le carte

do-end = Finisci il turno
do-pass = Passa
do-replace = Sostituisci
do-combine = Combina

## Tasti
key-play = gioca la carta che hai preso, o chiedi perché non si può
key-wishes = passa, e continua a passare: in questo turno, finché non ti attaccano, finché non toccano il tuo film, fino al tuo turno, fino ai titoli di coda
key-discard = sfoglia gli scarti
key-rename = cambia titolo al film
key-aloud = fai leggere le battute ad alta voce, o no

## Come si gioca, e che cosa dice ogni segno
guide-goal = Gira il film migliore. Vale la somma dei numeri di personaggi, oggetti di scena e luogo; ogni carta nel film o in mano la cui parola è nel titolo dà 5 punti in più.
guide-turn = Completa la mano fino a sei carte. Poi gioca quello che vuoi: personaggi nel tuo film, oggetti di scena, luoghi – e creature contro i film degli altri. Un attacco almeno pari alla difesa del film uccide un personaggio. Tutti possono rispondere con effetti.
guide-end = Dal terzo giro, chi gioca i titoli di coda con un personaggio nel film chiude la partita con quel turno; così anche l’ultima carta del mazzo. Vince chi ha più punti.
sign-character = Un personaggio dà il suo numero alla difesa e al valore del tuo film, e può tenere oggetti di scena.
sign-prop = Un oggetto di scena sta sotto un personaggio e aggiunge il suo numero; in un turno ogni personaggio ne riceve uno solo nuovo.
sign-location = Un luogo cambia il film in cui sta. Un film ne ha uno; uno nuovo lo sostituisce, se i due non si combinano.
sign-creature = Una creatura attacca un altro film. Se il suo numero è almeno pari alla difesa del film, lì muore un personaggio.
sign-effect = Un effetto speciale fa quello che dice il suo testo, nel turno di chiunque.
sign-credits = I titoli di coda chiudono la partita col tuo turno: dal terzo giro, con un personaggio nel film, se nessuno li impedisce.
sign-attack = L’attacco: scuro, con le cifre gialle. Dev’essere almeno pari alla difesa.
sign-defence = La difesa: chiara, con le cifre scure. Nel tuo film vale anche altrettanti punti.
sign-film-value = Quanto vale ora questo film, e quanto deve raggiungere un attacco. Premi per vederne tutte le carte.
sign-word = La parola della carta, in rosso in basso: se è nel titolo, la carta dà 5 punti, nel film o in mano.
sign-wishes = Fino ad allora passi in automatico, anche durante i tuoi attacchi. Nel tuo turno giochi sempre quello che vuoi. Nessun altro lo vede.
in-title = La sua parola è nel titolo: 5 punti.
sign-pile = Gli scarti non tornano mai nel mazzo: la sua ultima carta chiude la partita.
sign-hand = Quante carte ci sono in questa mano; nel proprio turno si completa fino a sei.
sign-do-end = Le tue azioni sono finite; gli altri hanno un’ultima occasione per giocare effetti, poi puoi scartare una carta.
sign-do-pass = Ora non giochi nulla. Se gioca qualcun altro, ti si chiede di nuovo.
## La fine, in tre frasi
story-film = «{ $title }» è pronto per le sale.
