/** What Outer Space says of itself to who does not know it: by which rules, and with what drawn. */
import type { Guide } from '../game.ts'
import Piece from './Piece.svelte'

export const guide: Guide = {
  Piece,
  panels: { goal: 'BM-33', turn: 'BM-11', end: 'BM-31' },
  height: 24,
  signs: {
    character: 'BM-14',
    prop: 'BM-15',
    location: 'BM-17',
    creature: 'BM-19',
    effect: 'BM-27',
    credits: 'BM-31',
    attack: 'BM-22',
    defence: 'BM-20',
    'film-value': 'BM-33',
    word: 'BM-34',
    wishes: 'BM-30',
    pile: 'BM-32',
    hand: 'BM-10',
    'do-end': 'BM-29',
    'do-pass': 'BM-29',
  },
}
