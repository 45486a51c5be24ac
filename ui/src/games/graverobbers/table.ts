import type { TableUi } from '../game.ts'
import Board from './Board.svelte'
import Drama from './Drama.svelte'
import Edge from './Edge.svelte'
import { guide } from './guide.ts'
import { ending } from './ending.ts'
import Hand from './Hand.svelte'
import { KEYS } from './keys.ts'
import { act } from './moments.ts'
import Seat from './Seat.svelte'
import { goalReturned, type View } from './view.ts'

export const table: TableUi<View> = {
  Board,
  Drama,
  Edge,
  Hand,
  Seat,
  ending,
  keys: KEYS,
  guide,
  secrets: true,
  turn: ({ phase, turn, accuser }) => (phase === 'turn' ? turn : accuser),
  hands: ({ seats }) => seats.filter(({ hand }) => hand !== null).map(({ seat }) => seat),
  acts: act,
  decision: goalReturned,
}
