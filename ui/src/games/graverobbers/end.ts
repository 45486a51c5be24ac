/** The end of a game at a real table, as it is tapped in, and as a position says it. */
import type { Data } from '../../api/types.ts'

export type Fate = 'intact' | 'ransacked' | 'cards'

export interface GraveEntry {
  fate: Fate | null
  /** the nearest first, if they are to be counted */
  cards: string[]
}

export interface SeatEntry {
  hand: string[]
  goals: string[]
  /** whom this seat has accused, from 1; 0: nobody */
  accused: number
}

export const KEPT = 2

export const emptyGrave = (): GraveEntry => ({ fate: null, cards: [] })
export const emptySeat = (): SeatEntry => ({ hand: [], goals: [], accused: 0 })

export function given(graves: readonly GraveEntry[], seats: readonly SeatEntry[]): Data {
  return {
    phase: 'over',
    graves: numbered(graves, ({ fate, cards }) => (fate === 'cards' ? { cards: cards.join(' ') } : { fate: fate ?? 'open' })),
    seats: numbered(seats, ({ hand, goals, accused }) => ({ hand: hand.join(' '), goals, ...(accused ? { accused } : {}) })),
  }
}

const numbered = <T>(list: readonly T[], written: (one: T) => Data): Data => Object.fromEntries(list.map((one, i) => [String(i + 1), written(one)]))

/** A goal that is tapped: taken, given back, or instead of the older of two. */
export function toggled(goals: readonly string[], goal: string): string[] {
  return goals.includes(goal) ? goals.filter((one) => one !== goal) : [...goals, goal].slice(-KEPT)
}
