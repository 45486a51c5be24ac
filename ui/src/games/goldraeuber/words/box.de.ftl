### Was auf der Schachtel steht, auf Deutsch.

box-name = Goldräuber
box-pitch = Alle zusammen hinein ins Bergwerk des schwarzen Mönchs: Findet den Schatz und den verschollenen Kumpel und seid wieder draußen, bevor die Stollen einstürzen. Eben noch freundlich, wird der Mönch wütend, sobald jemand sein Gold entdeckt.
box-minutes = 20
