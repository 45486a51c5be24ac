import type { GameUi } from '../games.ts'
import Board from './Board.svelte'
import Drama from './Drama.svelte'
import Hand from './Hand.svelte'
import { robbery, steps } from './robbery.ts'
import Seat from './Seat.svelte'
import type { View } from './view.ts'

export const ui: GameUi<View> = {
  Board,
  Drama,
  Hand,
  Seat,
  turn: ({ phase, turn, asked }) => (phase === 'over' || phase === 'fists' ? null : phase === 'credit' ? asked : turn),
  hands: ({ seats }) => seats.filter(({ hand }) => hand !== null).map(({ seat }) => seat),
  beats: (events) => {
    const told = robbery(events)
    return told ? 1.5 * steps(told) : 1
  },
}
