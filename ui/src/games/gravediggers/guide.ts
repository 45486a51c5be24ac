/** What Gravediggers says of itself to who does not know it: by which rules, and with what drawn. */
import type { Guide } from '../game.ts'
import Piece from './Piece.svelte'

export const guide: Guide = {
  Piece,
  panels: { goal: 'GD-23', turn: 'GD-5', end: 'GD-19' },
  height: 31,
  signs: {
    value: 'GD-18',
    X: 'GD-18',
    W: 'GD-15',
    G: 'GD-16',
    B: 'GD-17',
    A: 'GD-17',
    hidden: 'GD-12',
    place: 'GD-6',
    look: 'GD-7',
    turn: 'GD-8',
    gravedigger: 'GD-9',
    final: 'GD-22',
    'tile-down': 'GD-5',
    cemetery: 'GD-3',
    money: 'GD-13',
    screen: 'GD-25',
    note: 'GD-21',
    fist: 'GD-19',
    hand: 'GD-22',
    'do-credit': 'GD-21',
  },
}
