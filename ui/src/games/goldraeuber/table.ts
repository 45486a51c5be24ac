import type { TableUi } from '../game.ts'
import Board from './Board.svelte'
import Drama from './Drama.svelte'
import { guide } from './guide.ts'
import { ending } from './ending.ts'
import Hand from './Hand.svelte'
import { KEYS } from './keys.ts'
import { act } from './moments.ts'
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
  secrets: false,
  turn: ({ phase, turn }) => (phase === 'over' ? null : turn),
  // Nothing is hidden from one and known to another; a player's own miner is shown where hands are.
  hands: (_, me) => (me === null ? [] : [me]),
  acts: act,
}
