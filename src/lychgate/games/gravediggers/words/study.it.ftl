### Come i rapporti chiamano le immagini di questo gioco.

title = Gravediggers
picture-fists = Quanto c’è in un pugno?
picture-fists-pay = Quali pugni rendono? Vittorie secondo il denaro che contengono
label-fists-pay = { $value } nel pugno
picture-persons = Quali carte rendono? Vittorie di chi le ha posate
picture-loot = Quanto è grande il bottino?
picture-credit = Il credito rende? Vittorie secondo le cambiali prese
label-credit = { $value ->
        [one] { $value } cambiale
       *[other] { $value } cambiali
    }
picture-opening = Quale prima mossa rende? Vittorie
figure-fist = Denaro in un pugno
figure-fists-lost = Pugni persi ai banditi in una partita
figure-quarrels = Liti tra banditi in una partita
figure-credit = Cambiali prese in una partita
