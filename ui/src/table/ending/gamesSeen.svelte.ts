/** Of how many games of a match the end was looked at. Kept in the browser, for the matches looked at last. */
import { keep, recall } from '../../kept.ts'

const KEY = 'lychgate.games-seen'
const MOST = 20

type Kept = Record<string, number>

let kept = $state.raw(recall<Kept>(KEY, {}))

export function gamesSeen(match: string): number {
  return kept[match] ?? 0
}

export function seeGame(match: string, game: number): void {
  const others = Object.entries(recall<Kept>(KEY, {})).filter(([other]) => other !== match)
  kept = Object.fromEntries([...others, [match, game] as const].slice(-MOST))
  keep(KEY, kept)
}
