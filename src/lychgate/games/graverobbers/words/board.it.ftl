### Graverobbers al terminale: che cosa dice il tavolo oltre alla storia del gioco.

title = Graverobbers
tagline = Sette tombe, obiettivi segreti, ladri e poliziotti.
intro =
    Tutti posano ladri, detective e bobby su sette tombe. Quella con sette carte si valuta:
    se il furto supera la difesa è profanata, altrimenti intatta. La partita finisce dopo
    8 giri (6 in cinque o sei), o quando quattro tombe sono profanate o quattro intatte.
    Se alla fine ne sono profanate almeno quattro il cimitero è devastato, se no è salvo.

    Conta quello che TIENI in mano. Cimitero devastato: ogni ladro in mano aggiunge il
    suo numero, ogni detective lo toglie. Cimitero salvo: il contrario. Ogni coppia di
    bobby vale 1 punto. E poi ci sono i tuoi due obiettivi segreti: i neri vogliono tombe
    profanate, i bianchi le vogliono intatte.

    Nel tuo turno giochi una o due carte, su due tombe diverse. La prima carta di una tomba
    sta scoperta, la seconda coperta, e così via alternando. Un bobby conta solo insieme
    a un detective. Oppure scarta un bobby come spia: scopre l’ultima carta di una
    tomba, se è coperta, e poi devi posare un’altra carta.

    Quando una tomba è profanata puoi accusare qualcuno, una volta per partita: 3 punti se
    alla fine uno dei suoi obiettivi neri è raggiunto, altrimenti meno 1.

headline = Graverobbers · giro { $round } di { $rounds }
headline-over = Graverobbers · la fine
row-cards = carte
row-defence = difesa
row-robbery = furto
next-up = →scoperta
next-down = →coperta
fate-intact = intatta
fate-ransacked = profanata
face-down = coperta
cards-in-hand = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
accuses = !{ $accused }
first-player = inizia
your-hand = La tua mano
hand-of = Mano di { $name }
your-goals = I tuoi obiettivi
goal-points = { $goal } ({ $points } punti)
black-pair = nero: { $graves } profanate ({ $points })
white-pair = bianco: { $graves } intatte ({ $points })
black-majority = nero: cimitero devastato ({ $points })
white-majority = bianco: cimitero salvo ({ $points })

# Mosse, a pezzi
choice-lay = { $card }
choice-spy = spiare con: { $card }
choice-accuse = accusare { $name }
choice-done = finire il turno
choice-keep = non accusare nessuno
ask-grave = Su quale tomba? ({ $choices })

# Che cosa si può scrivere
notation =
    R3@2     posa il ladro 3 sulla tomba 2 (R ladro, D detective, B bobby)
    B1?5     scarta il bobby 1 come spia alla tomba 5
    done     non giocare una seconda carta
    !4       accusa il posto 4        keep   non accusare nessuno
    goal 2   restituisci il secondo dei tuoi tre obiettivi
legend =
    R3·2     ladro 3, posato dal posto 2; così anche detective (D) e bobby (B)
    ░░·2     una carta coperta                (R3)·1   coperta, ma è tua
    →coperta come starà lì la prossima carta; 3+? è 3 più quello che è nascosto
    {"*"}        posata dopo la tua ultima mossa  ›        di chi si aspetta la mossa
    !Hare    ha accusato Hare                 inizia   ha la carta d’inizio
