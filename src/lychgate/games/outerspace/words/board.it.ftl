### Outer Space al terminale: che cosa dice il tavolo oltre alla storia del gioco.

title = La vendetta dei ladri di tombe venuti dallo spazio
tagline = Gira un film tremendo, e manda i tuoi mostri in quelli degli altri.
intro =
    Dirigi un film di serie B, e così fanno tutti. I personaggi, gli oggetti che portano e
    il luogo dove si gira fanno la difesa del tuo film e, alla fine, i suoi punti. Danno
    punti anche le parole del titolo, scelto all’inizio, dovunque tu le abbia.

    Nel tuo turno completa la mano e gioca quello che vuoi: personaggi, un oggetto per
    ciascuno, un luogo per te o, se è brutto, per qualcun altro; e creature, per attaccare
    un altro film. Se l’attacco è pari alla difesa o più alto, lì muore qualcuno.

    Qualunque cosa si giochi, agli altri si chiede se la impediscono; in un attacco, e alla
    fine di un turno, tutti possono giocare effetti speciali. Si risponde tutti insieme e
    in segreto. Se non vuoi che ti si chieda così spesso, chiedi di passare per un po’,
    quando passi o quando finisci il turno.

    Quando scorrono i titoli di coda, o il mazzo è finito, vince il film migliore.

headline = Ladri dallo spazio · giro { $round } · mazzo { $pile } · scarti { $discard }
headline-over = Ladri dallo spazio · la fine
last-turn = si finisce
last-card = ultima carta: { $name }
title-cards = Per il titolo:
title-words = Titolo:
attack = { $creature } attacca il film di { $film }: { $attack } contro { $defence }
being-played = In gioco:
film-value = { $cards ->
        [one] vale { $value }, 1 carta
       *[other] vale { $value }, { $cards } carte
    }
beside = (segnati { $points }, da parte { $cards })
your-hand = La tua mano
hand-of = Mano di { $name }

# Mosse, a pezzi
choice-card = { $card }
choice-ability = usare «{ $card }»
choice-film = { $name }
choice-replace = sostituire quello che c’è
choice-combine = combinare i due
choice-end = finire le tue azioni
choice-pass = passare
choice-wish = passare { $wish }
choice-end-and-wish = finire le tue azioni, e passare { $wish }
choice-title = { $words }
ask-title = Scrivi { $choices }, o 0 per nessuna.
ask-film = Di chi? ({ $choices })

# Che cosa si può scrivere
how-to-answer = La risposta, o in breve: { $example } · ? aiuto · leggi consiglio diario regole { $undo ->
        [1] annulla salva esci
       *[0] salva esci
    }
notation =
    burning-torch         gioca, sposta o scegli la carta; una seconda copia è
                          burning-torch.2
    shopping-mall!        usa la sua abilità
    film 2                il film, o la mano, del posto 2
    replace, combine      sostituisci il luogo che c’è, o combina i due
    end, pass             finisci le tue azioni; passa
    pass until-attacked   passa, e continua così; o this-turn, until-touched,
                          until-own-turn, until-credits
    title 1 3 4           queste delle sei parole vanno nel titolo; title -: nessuna
legend =
    ◖3◗  ⚔ 9              difesa e attacco di una carta
    Faro |                il luogo di un film, prima dei personaggi
    Sceriffo [Pistola]    un personaggio, e quello che ha sotto
    ›                     chi è di turno
help-own-commands = Carte e titoli
own-commands =
    leggi NOME  tutto il testo di una carta che vedi; leggi 2: della carta con
                questo numero nella domanda; leggi da solo: della tua mano
    titolo NOME intitola il film così; titolo da solo: come propone il gioco
