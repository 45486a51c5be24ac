### Che cosa dice il tavolo di Graverobbers oltre alla storia.

hand = { $cards ->
        [one] una carta in mano
       *[other] { $cards } carte in mano
    }
pile = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } carte
    }
graves = Le tombe
goals = Obiettivi
return-goal = Rendi: { $goal }
round = Giro { $round } di { $rounds }
judged = intatte: { $intact }, profanate: { $ransacked }
spies = Spie mandate:
uses = Che cosa fa il bobby
use-lay = Posalo a una tomba
use-spy = Mandalo a spiare
accuse-card = La tua carta «Accusa!»
may-accuse = ha ancora la carta «Accusa!»
has-accused = ha accusato { $player }
accused-by = accusa da parte di { $player }
accuse-this = Accusa { $player }
first = comincia questo giro
chosen = ha scelto

grave-open = Tomba { $grave }, { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }. Difesa nota { $defence }, furto { $robbery }.
grave-intact = La tomba { $grave } è intatta: difesa { $defence }, furto { $robbery }.
grave-ransacked = La tomba { $grave } è profanata: difesa { $defence }, furto { $robbery }.
grave-turned = Ruotata per ricordare che il giro { $round } è finito (GR-23); non significa altro.
act-lay-up = Posa qui, scoperto: { $card }.
act-lay-down = Posa qui, coperto: { $card }.
act-spy = Spia qui con: { $card }.
act-no = Qui non può andare: { $card }.
column = Carte alla tomba { $grave }, dalla più vicina
laid-up = { $place }: { $card }, di { $player }
laid-down = { $place }: coperta, di { $player }
laid-down-known = { $place }: coperta, a te nota: { $card }, di { $player }
spy-here = Scopri l’ultima carta della tomba { $grave }
up = scoperta
down = coperta
pick-first = Prima prendi una carta dalla mano.

accusing = Accusa!
you-accuse = Indica qualcuno qui sopra, o tieni la tua carta.
others-accuse = { $player } si guarda intorno…

do-done = Finisci il turno
do-keep = Non accusare nessuno

## Tasti
key-lay = posa il bobby che hai preso
key-spy = manda a spiare il bobby che hai preso
