import { flourishes } from '../../motion/flourishes.ts'
import type { TableUi } from '../game.ts'
import Board from './Board.svelte'
import Drama from './Drama.svelte'
import Hand from './Hand.svelte'
import { KEYS } from './keys.ts'
import { isMoment } from './moments.ts'
import Seat from './Seat.svelte'
import type { View } from './view.ts'

export const table: TableUi<View> = {
  Board,
  Drama,
  Hand,
  Seat,
  keys: KEYS,
  secrets: false,
  turn: ({ phase, turn }) => (phase === 'over' ? null : turn),
  // Nothing is hidden from one and known to another; a player's own miner is shown where hands are.
  hands: (_, me) => (me === null ? [] : [me]),
  acts: (events) => flourishes(events.filter(isMoment)),
}
