import type { TableUi } from '../game.ts'
import Board from './Board.svelte'
import Drama from './robbery/Drama.svelte'
import { guide } from './guide.ts'
import { ending } from './ending.ts'
import Hand from './Hand.svelte'
import { KEYS } from './keys.ts'
import { act } from './robbery/robbery.ts'
import Seat from './Seat.svelte'
import type { View } from './view.ts'

export const table: TableUi<View> = {
  Board,
  Drama,
  Hand,
  Seat,
  ending,
  keys: KEYS,
  guide,
  secrets: true,
  turn: ({ phase, turn }) => (phase === 'over' || phase === 'fists' ? null : turn),
  // Of an empty hand everybody knows what it holds: among the others' there is nothing to see.
  hands: ({ seats }, me) => seats.filter(({ seat, hand }) => hand && (hand.length > 0 || seat === me)).map(({ seat }) => seat),
  acts: act,
}
