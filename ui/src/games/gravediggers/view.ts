/** What Gravediggers' components share: the picture that the server sends, its cards and coins. */
import type { Scene as AnyScene } from '../game.ts'
import type { CemeteryView, LyingCard, SeatView, TilesView, View } from './picture.ts'

export type { CemeteryView, LyingCard, SeatView, View }
export type Tile = keyof TilesView
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

/** The sign that explains a card: persons and X have their own, values are alike; null: not known to the reader. */
export function signOf(card: string | null): string {
  if (card === null) return 'hidden'
  return isPerson(card) || card === 'X' ? card : 'value'
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
