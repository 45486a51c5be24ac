### Come i rapporti chiamano le immagini di questo gioco.

title = Graverobbers
picture-rounds = In quale giro finisce?
picture-goals-pay = Quali obiettivi rendono? Vittorie di chi li tiene
picture-goals-met = Quante volte si raggiunge un obiettivo?
picture-graves = Quali tombe vengono saccheggiate?
picture-accusing = Accusare rende? Vittorie
label-accusing = { $value ->
        [0] Senza accusare
       *[other] Accusando
    }
picture-right = Che cosa porta un’accusa? Vittorie di chi accusa
label-right = { $value ->
        [3] Accusa giusta
       *[other] Accusa sbagliata
    }
picture-opening = Quale prima carta rende? Vittorie
label-graves = Tomba { $value }
figure-wasted = Quante volte il cimitero è devastato?
figure-accusations = Accuse in una partita
figure-right = Quante accuse sono giuste?
