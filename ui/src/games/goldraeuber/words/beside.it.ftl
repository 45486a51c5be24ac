### Goldräuber accanto alla scatola vera. Tutti vincono o tutti perdono: non c’è niente da contare.

setup-mine = { $players ->
        [1] In solitario disponi
       *[other] In { $players } disponete
    } { $laid } carte miniera coperte: le { $inner } interne, e per il resto esterne a caso.
setup-life = Vi dividete { $life } punti vita, e vi accordate come.
setup-begin = Comincia chi è stato per ultimo sottoterra; poi si va in senso orario.
