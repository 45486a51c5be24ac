### Goldräuber neben der echten Schachtel. Alle gewinnen oder alle verlieren: Zu zählen gibt es nichts.

setup-mine = { $players ->
        [1] Allein legst du
        [2] Zu zweit legt ihr
        [3] Zu dritt legt ihr
       *[4] Zu viert legt ihr
    } { $laid } Bergwerkskarten verdeckt aus: die { $inner } inneren, dazu zufällige äußere.
setup-life = Ihr teilt euch { $life } Lebenspunkte und sprecht ab, wie.
setup-begin = Es beginnt, wer zuletzt unter Tage war; weiter geht es im Uhrzeigersinn.
