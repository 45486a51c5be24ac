/** Who has won, in a heading. Those who played together win or lose together. */
import type { Outcome } from '../../api/types.ts'
import { say } from '../../words/words.ts'

/** Who played together and lost has nothing to count. */
export function hasPoints({ winners }: Pick<Outcome, 'winners'>): boolean {
  return winners.length > 0
}

export function resultOf(winners: number[], names: string[]): string {
  if (winners.length === 0) return say('all-lost')
  if (winners.length === names.length) return say('all-won', { count: names.length })
  return say('won', { players: winners.map((seat) => names[seat]).join(', '), count: winners.length })
}
