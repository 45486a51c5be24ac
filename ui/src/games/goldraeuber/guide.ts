/** What Goldräuber says of itself to who does not know it: by which rules, and with what drawn. */
import type { Guide } from '../game.ts'
import Piece from './Piece.svelte'

export const guide: Guide = {
  Piece,
  panels: { goal: 'GO-20', turn: 'GO-9', end: 'GO-21' },
  height: 24,
  signs: {
    down: 'GO-10',
    tunnel: 'GO-9',
    wall: 'GO-12',
    trap: 'GO-13',
    rubble: 'GO-14',
    inner: 'GO-15',
    number: 'GO-24',
    entrance: 'GO-6',
    treasure: 'GO-18',
    comrade: 'GO-18',
    calm: 'GO-8',
    angry: 'GO-8',
    die: 'GO-8',
    life: 'GO-16',
    miner: 'GO-21',
    'do-out': 'GO-9',
    'do-wait': 'GO-9',
    'do-take': 'GO-18',
    'do-leave': 'GO-18',
  },
}
