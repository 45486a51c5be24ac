### Come i rapporti chiamano le immagini di questo gioco.

title = La vendetta dei ladri di tombe venuti dallo spazio
picture-turns = Quanto è lunga una partita? Turni
picture-cards = Quali carte rendono? Vittorie di chi le ha giocate
picture-attackers = Quali creature rendono? Vittorie di chi ha attaccato con loro
picture-attacks = Attaccare rende? Vittorie secondo gli attacchi
label-attacks = { $value ->
        [one] { $value } attacco
       *[other] { $value } attacchi
    }
picture-credits = I titoli di coda rendono? Vittorie
label-credits = { $value ->
        [0] Senza titoli di coda
       *[other] Con i titoli di coda
    }
figure-by-credits = Quante partite finiscono con i titoli di coda?
figure-attacks = Attacchi in una partita
figure-successes = Quanti attacchi riescono?
figure-turns = Turni in una partita
