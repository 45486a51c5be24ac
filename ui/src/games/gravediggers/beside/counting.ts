/** A robbery and the end at a real table, as positions say them. */
import type { Data, Happening } from '../../../api/types.ts'
import type { Wish } from '../../../beside/scoring.ts'

/** A cemetery robbed with these fists: the last of them is what is decided, and opens all. */
export function robbery(cards: readonly string[], fists: readonly number[]): Wish {
  const last = fists.length
  const seats = fists.map((fist, i): [string, Data] => [String(i + 1), i + 1 === last ? { money: fist } : { money: fist, fist }])
  return {
    given: { phase: 'fists', robbed: 1, cemeteries: { 1: cards.map((card) => `(${card})`).join(' ') }, seats: Object.fromEntries(seats) },
    decisions: [`${last} fist ${fists[last - 1] ?? 0}`],
  }
}

/** What comes after a robbery, or was there before it, is not the table's. */
const BESIDES = ['fist-made', 'fist-opened', 'card-shown', 'refilled', 'tile', 'not-possible', 'tiles-mixed', 'game-ends']
export const isRobbery = ({ name }: Happening): boolean => !BESIDES.includes(name)

export interface Purse {
  money: number
  notes: number
}

/** The end: hands and pile are empty, and the purses say it all. */
export function purses(held: readonly Purse[]): Wish {
  const seats = held.map(({ money, notes }, i): [string, Data] => [String(i + 1), { hand: '', money, notes }])
  return { given: { phase: 'over', pile: '', seats: Object.fromEntries(seats) } }
}
