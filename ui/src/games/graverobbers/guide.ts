/** What Graverobbers says of itself to who does not know it: by which rules, and with what drawn. */
import type { Guide } from '../game.ts'
import Piece from './Piece.svelte'

export const guide: Guide = {
  Piece,
  panels: { goal: 'GR-27', turn: 'GR-7', end: 'GR-18' },
  height: 20,
  signs: {
    robber: 'GR-17',
    detective: 'GR-16',
    bobby: 'GR-16',
    hidden: 'GR-14',
    tally: 'GR-18',
    open: 'GR-10',
    intact: 'GR-18',
    ransacked: 'GR-26',
    turned: 'GR-23',
    round: 'GR-23',
    last: 'GR-24',
    black: 'GR-29',
    white: 'GR-29',
    accuse: 'GR-30',
    first: 'GR-23',
    hand: 'GR-27',
    'do-done': 'GR-7',
    'do-keep': 'GR-30',
  },
}
