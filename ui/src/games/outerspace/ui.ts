import type { GameUi } from '../games.ts'
import Board from './Board.svelte'
import { fetchFaces } from './cards.ts'
import Drama from './Drama.svelte'
import Finale from './Finale.svelte'
import Hand from './Hand.svelte'
import { MOMENTS, PREMIERE } from './moments.ts'
import Seat from './Seat.svelte'
import type { View } from './view.ts'

export const ui: GameUi<View> = {
  Board,
  Drama,
  Finale,
  Hand,
  Seat,
  prepare: fetchFaces,
  secrets: true,
  turn: ({ phase, turn }) => (phase === 'over' || phase === 'title' ? null : turn),
  hands: ({ seats }, me) =>
    seats.filter(({ seat, hand }) => hand !== null && (hand.length > 0 || seat === me)).map(({ seat }) => seat),
  beats: (events) =>
    1 + 2 * events.filter(({ name }) => name in MOMENTS).length + (events.some(({ name }) => PREMIERE.includes(name)) ? 5 : 0),
}
