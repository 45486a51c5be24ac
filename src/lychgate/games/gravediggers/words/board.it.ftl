### Gravediggers al terminale: che cosa dice il tavolo oltre alla storia del gioco.

title = Gravediggers
tagline = Cinque cimiteri, carte coperte e un pugno pieno di monete.
intro =
    Cinque cimiteri con carte coperte. I numeri sono bottino, le persone guai, o aiuti.
    Nel tuo turno una tessera dice che cosa fare: mettere una carta della tua mano,
    guardarne una, girarne una, o mandare il Becchino a saccheggiare un cimitero.

    Quando si saccheggia un cimitero, ognuno mette di nascosto nel pugno un po’ delle
    proprie monete, o nessuna. Poi si girano tutte le carte. A ogni pugno spetta dal
    bottino quanto contiene. Si paga dal pugno più basso in su; quando il bottino non
    basta per un pugno intero, né quello né i successivi ricevono niente. Le monete del
    pugno, ognuno se le riprende.

    Una vedova sola distrae tutti: nessun’altra persona agisce. Una guardia sola: niente
    bottino, ognuno riprende le sue monete, e ai pugni vuoti va un premio. Più banditi
    che complici: niente bottino, e le monete di tutti i pugni sono perse. Più complici
    che banditi: si paga dal pugno più alto. In due o più, di solito, si annullano.

    Chi è a corto di monete può prendere una nota di credito, da restituire alla fine.
    Quando il mazzo è finito e qualcuno gioca l’ultima carta della mano, ogni cimitero
    viene saccheggiato ancora una volta. Vince chi ha più denaro.

headline = Gravediggers · mazzo { $pile } · note di credito { $notes }
headline-over = Gravediggers · la fine
robbed = si saccheggia il cimitero { $cemetery }
row-cards = carte
nobodys = di nessuno
tiles-down = Tessere coperte:
tile-down = { $tiles ->
        [one] { $tile }
       *[other] { $tile } ×{ $tiles }
    }
cards-in-hand = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
money = { $money ->
        [one] 1 moneta
       *[other] { $money } monete
    }
notes = { $notes ->
        [one] 1 nota
       *[other] { $notes } note
    }
fist = pugno { $money }
fist-made = pugno chiuso
gone-cards = Già uscite:
your-hand = La tua mano
hand-of = Mano di { $name }

# Mosse, a pezzi
choice-lay = mettere una carta: { $card }
choice-credit = prendere 10 con una nota di credito (10 da restituire)
choice-look = cimitero { $value }
choice-turn = cimitero { $value }
choice-rob = cimitero { $value }
choice-fist = { $value ->
        [one] 1 moneta
       *[other] { $value } monete
    }
choice-credit_fist = { $value ->
        [one] 1 moneta
       *[other] { $value } monete
    }, con una nota di credito
choice-sort = { $value ->
       *[fist] solo con le tue monete
        [credit_fist] con una nota di credito, per 10 in più, da restituire alla fine
    }
choice-place = posizione { $value }
choice-cemetery = cimitero { $value }
ask-cemetery = Davanti a quale cimitero? ({ $choices })
ask-place = Quale posizione? ({ $choices })
ask-fist = Scrivi una somma. ({ $choices })
ask-credit_fist = Scrivi una somma. ({ $choices })
ask-look = Di quale cimitero? ({ $choices })
ask-turn = Di quale cimitero? ({ $choices })
ask-rob = Quale cimitero? ({ $choices })

# Che cosa si può scrivere
notation =
    W@3       una vedova davanti al cimitero 3 (G guardia, A complice, B bandito)
    look 3.2  guarda la seconda carta del cimitero 3; turn 3.2 la gira
    rob 3     manda il Becchino al cimitero 3
    fist 7    metti 7 nel pugno
    credit    nel tuo turno, con meno di 10: prendi 10 con una nota di credito
    credit fist 12  in un saccheggio: una nota di credito, e 12 nel pugno
legend =
    2 ░░·1    la seconda posizione: una carta coperta, messa dal posto 1
    2 (W)     una carta coperta che hai visto
    {"*"}         nuova dalla tua ultima mossa     ›   di chi si aspetta la mossa
