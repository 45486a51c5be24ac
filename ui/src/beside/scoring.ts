/** A real table counted: what lies there goes to the server as a position, and what it is worth comes back as a match would tell it. */
import { ask, Refused } from '../api/client.ts'
import type { Data, Happening, Outcome, Sent, View } from '../api/types.ts'
import type { Decoder } from '../wire/decoder.ts'

/** What lies there, in the words of positions; what is done there, in notation. */
export interface Wish {
  given: Data
  decisions?: string[]
}

export interface Score {
  view: View
  events: Happening[]
  outcome: Outcome | null
}

/** Why nothing is counted: the table cannot be like that, by this rule if one is known; no server; or something else, with its words. */
export type Obstacle = { why: 'impossible'; rule: string | null } | { why: 'alone' } | { why: 'other'; error: Error }

const IMPOSSIBLE = ['bad-position', 'illegal-decision', 'unknown-decision', 'not-asked', 'game-over', 'bad-options']

export async function score(game: string, wish: Wish, decoder: Decoder): Promise<Score> {
  const { view, events, outcome } = await ask<Sent['ScoreInfo']>('POST', `/games/${game}/score`, { body: wish })
  return { view: decoder.view(view), events: decoder.events(0, events as number[][]), outcome: outcome && decoder.outcome(outcome) }
}

export function obstacleOf(error: Error): Obstacle {
  if (!(error instanceof Refused)) return { why: 'other', error }
  if (error.code === 'no-connection') return { why: 'alone' }
  return IMPOSSIBLE.includes(error.code) ? { why: 'impossible', rule: error.rule } : { why: 'other', error }
}

/** One more of a thing among others, or one less. */
export const withOne = <T>(list: readonly T[], thing: T): T[] => [...list, thing]
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at)
