/** Goldräuber beside its box: all win or all lose, so there is nothing to count. */
import type { Beside } from '../game.ts'

export const beside: Beside = {
  setup: [
    { message: 'setup-mine', rule: 'GO-3' },
    { rule: 'GO-4' },
    { message: 'setup-life', rule: 'GO-5' },
    { message: 'setup-begin', rule: 'GO-7' },
    { rule: 'GO-20' },
    { rule: 'GO-21' },
  ],
  figures: ({ laid = 0, inner = 0 }) => ({ laid: ones(laid), inner: ones(inner) }),
  forms: [],
}

/** Places are bits of a number: how many there are. */
export const ones = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length
