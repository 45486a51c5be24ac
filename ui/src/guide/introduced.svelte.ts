/** Which games have been introduced in this browser. */
import { keep, recall } from '../kept.ts'

const KEY = 'lychgate.introduced'

type Kept = Record<string, boolean>

let kept = $state.raw(recall<Kept>(KEY, {}))

/** `all`: for who wants no introductions. */
export function isIntroduced(game: string): boolean {
  return kept[game] ?? kept['all'] ?? false
}

export function introduced(game: string): void {
  kept = { ...recall<Kept>(KEY, {}), [game]: true }
  keep(KEY, kept)
}
