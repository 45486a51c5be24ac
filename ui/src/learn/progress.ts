/** How far somebody has come in a game's lesson, kept in the browser: the chapter, its step, and the table where it is taught. */
import { keep, recall } from '../kept.ts'

export interface Progress {
  chapter: string
  step: number
  table: string
}

const KEY = 'lychgate.learn'

type Kept = Record<string, Progress>

export function progressOf(game: string): Progress | null {
  return recall<Kept>(KEY, {})[game] ?? null
}

export function keepProgress(game: string, progress: Progress | null): void {
  const { [game]: _, ...others } = recall<Kept>(KEY, {})
  keep(KEY, progress ? { ...others, [game]: progress } : others)
}
