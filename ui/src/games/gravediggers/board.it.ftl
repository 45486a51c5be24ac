### Che cosa dice il tavolo di Gravediggers oltre alla storia.

hand = { $cards ->
        [one] una carta in mano
       *[other] { $cards } carte in mano
    }
cemeteries = I cimiteri
nobodys = di nessuno
closed = chiuso per sempre
nobody = nessuno
cemetery = Cimitero { $cemetery }, { $owner }, { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }.
cards-at = Carte al cimitero { $cemetery }
lies-up = posizione { $place }: { $card }
lies-known = posizione { $place }: coperta, a te nota: { $card }; la conosce: { $knowers }
lies-down = posizione { $place }: coperta; la conosce: { $knowers }
act-look = Guarda
act-turn = Gira
act-rob = Saccheggia
act-lay = Metti qui la carta: { $card }.
tiles = Tessere
tile-down = una tessera coperta
pile = { $cards ->
        [0] Il mazzo è finito
        [one] Una carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
notes-left = { $notes ->
        [0] note di credito finite
        [one] resta una nota di credito
       *[other] restano { $notes } note di credito
    }
final = Gli ultimi saccheggi
pick-first = Prima prendi una carta dalla mano.
behind-screen = Dietro il tuo schermo
notes-held = { $notes ->
        [one] e una nota di credito
       *[other] e { $notes } note di credito
    }
money = monete
screen = monete dietro lo schermo
note = nota di credito
fist = Monete nel tuo pugno
fist-amount = { $money } nel pugno
fist-all = tutto: { $money }
fist-close = Chiudi il pugno su
fist-credit = con una nota di credito: 10 in più, da restituire alla fine
fist-made = pugno chiuso
fist-open = conta le monete…
own-fist = pugno: { $money }
robbery = Si saccheggia il cimitero { $cemetery }
do-credit = Prendi 10 con una nota di credito, da restituire alla fine

## Tasti
key-five = cinque monete in più, o in meno, nel pugno
key-all = tutte le tue monete nel pugno
key-close = chiudi il pugno
