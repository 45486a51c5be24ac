/** The clocks that a new table is offered, by name; by post nobody is replaced because a connection was lost. */
import type { NewTable } from '../api/types.ts'
import { say } from '../words/words.ts'

type Clock = NonNullable<NewTable['clock']>
type Out = Clock['out']
export type Speed = 'none' | Clock['kind']

const MINUTE = 60
const LOST = 180

/** What to do when time runs out, the mildest first. */
export const OUTS: Out[] = ['ask', 'bot', 'end']
export const SPEEDS: Speed[] = ['none', 'decision', 'match', 'days']

const perDecision = (seconds: number): Clock => ({ kind: 'decision', seconds, out: 'ask' })
const perMatch = (minutes: number, increment: number): Clock => ({ kind: 'match', seconds: minutes * MINUTE, increment, out: 'ask' })
const byPost = (days: number): Clock => ({ kind: 'days', days, out: 'ask' })

const CLOCKS: Record<string, Clock | null> = {
  none: null,
  'decision-30': perDecision(30),
  'decision-60': perDecision(60),
  'decision-180': perDecision(180),
  'match-10': perMatch(10, 10),
  'match-20': perMatch(20, 20),
  'match-40': perMatch(40, 30),
  'days-1': byPost(1),
  'days-3': byPost(3),
  'days-7': byPost(7),
}
export const CLOCK_NAMES = Object.keys(CLOCKS)

/** What the server is asked for. */
export function clockWish(name: string, out: Out): Pick<NewTable, 'clock' | 'lost'> {
  const clock = CLOCKS[name]
  return { clock: clock ? { ...clock, out } : null, lost: clock?.kind === 'days' ? null : LOST }
}

export const offered = (name: string): string => inWords(CLOCKS[name] ?? null)

/** A table's clock in words. */
export function inWords(clock: Clock | null): string {
  if (!clock) return say('clock-none')
  if (clock.kind === 'days') return say('clock-days', { days: clock.days })
  if (clock.kind === 'match') return say('clock-match', { minutes: Math.round(clock.seconds / MINUTE), seconds: clock.increment })
  return say('clock-decision', { seconds: clock.seconds })
}
