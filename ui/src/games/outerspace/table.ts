import type { TableUi } from '../game.ts'
import Board from './Board.svelte'
import { fetchFaces } from './cards/cards.ts'
import Drama from './Drama.svelte'
import { ending } from './ending.ts'
import Finale from './film/Finale.svelte'
import { guide } from './guide.ts'
import Hand from './Hand.svelte'
import { KEYS } from './keys.ts'
import { act } from './moments.ts'
import Seat from './Seat.svelte'
import type { View } from './view.ts'

export const table: TableUi<View> = {
  Board,
  Drama,
  Finale,
  Hand,
  Seat,
  ending,
  keys: KEYS,
  guide,
  prepare: fetchFaces,
  secrets: true,
  turn: ({ phase, turn }) => (phase === 'over' || phase === 'title' ? null : turn),
  /** Hands of others that were laid open are shown with their films: here they would take the films' place. */
  hands: ({ seats, phase }, me) =>
    seats
      .filter(({ seat, hand }) => seat === me || (hand?.length && (me === null || phase === 'over')))
      .map(({ seat }) => seat),
  acts: act,
}
