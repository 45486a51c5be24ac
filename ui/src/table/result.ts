/** Who has won, in a heading. Those who played together win or lose together. */
import { say } from '../words/words.ts'

export function resultOf(winners: number[], names: string[]): string {
  if (winners.length === 0) return say('all-lost')
  if (winners.length === names.length) return say('all-won', { count: names.length })
  return say('won', { players: winners.map((seat) => names[seat]).join(', '), count: winners.length })
}
