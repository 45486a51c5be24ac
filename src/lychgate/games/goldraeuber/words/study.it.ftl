### Come i rapporti chiamano le immagini di questo gioco.

title = Goldräuber
picture-turns = Quanto è lunga una partita? Tiri di dado
picture-collapses = Dove crolla la miniera? Quota delle partite
picture-rows-collapsed = Quali crolli fanno male? Vittorie secondo la fila
label-rows-collapsed = Fila { $value }
picture-columns-collapsed = Quali crolli fanno male? Vittorie secondo la colonna
label-columns-collapsed = Colonna { $value }
picture-cards-collapsed = Quali crolli fanno male? Vittorie secondo la carta
figure-turns = Tiri di dado in una partita
figure-treasure-out = Quante volte esce il tesoro?
figure-buried = Quante volte un minatore resta sepolto?
figure-hopeless = Quante volte non c’è più speranza?
