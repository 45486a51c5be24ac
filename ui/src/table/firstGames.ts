/** Which games have been played to an end in this browser: the first of a kind is shown more slowly. */
import { keep, recall } from '../kept.ts'

const KEY = 'lychgate.played'

export function isFirst(game: string): boolean {
  return !recall<Record<string, boolean>>(KEY, {})[game]
}

export function markPlayed(game: string): void {
  if (isFirst(game)) keep(KEY, { ...recall(KEY, {}), [game]: true })
}
