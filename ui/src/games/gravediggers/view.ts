/** The picture of Gravediggers that the server sends, as src/lychgate/games/gravediggers/words/picture.py draws it. */
import type { Scene as AnyScene } from '../game.ts'

export type Tile = 'place' | 'look' | 'turn' | 'gravedigger'

export interface LyingCard {
  card: string | null
  up: boolean
  layer: number | null
  known_by: number[]
}

export interface CemeteryView {
  number: number
  owner: number | null
  closed: boolean
  cards: LyingCard[]
}

export interface SeatView {
  seat: number
  money: number
  notes: number
  hand_size: number
  hand: string[] | null
  answered: boolean
  fist: number | null
  /** is a credit note wanted with it? */
  credit: boolean | null
}

export interface View {
  phase: Tile | 'fists' | 'over'
  turn: number
  robbed: number | null
  final: boolean
  tiles: Record<Tile, { down: number; up: number }>
  pile: number
  notes_left: number
  notes_handed_out: boolean
  open_money: boolean
  cemeteries: CemeteryView[]
  seats: SeatView[]
  gone: string[]
}

export type Scene = AnyScene<View>

/** Cards by their number in events, from 1: the order of the material. */
export const CARDS = ['2', '3', '4', '5', '10', 'X', 'W', 'G', 'A', 'B'] as const

export const FIGURES: Record<string, string> = {
  2: 'ring',
  3: 'watch',
  4: 'candlestick',
  5: 'necklace',
  10: 'crown',
  X: 'shovels',
  W: 'widow',
  G: 'guard',
  A: 'accomplice',
  B: 'bandit',
}

export function isPerson(card: string): boolean {
  return 'WGAB'.includes(card)
}

/** Coins that make up an amount, the largest first. */
export function coins(money: number): number[] {
  const found: number[] = []
  let rest = Math.max(0, money)
  for (const coin of [20, 5, 1]) {
    while (rest >= coin) {
      found.push(coin)
      rest -= coin
    }
  }
  return found
}
