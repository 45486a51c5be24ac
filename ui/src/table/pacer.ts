/**
 * Lets changes follow each other at a pace people can read. A change is shown at once when nothing else is
 * being looked at; those that come too quickly wait for their turn. It never holds back the last word for long.
 */
import type { Happening, MatchState } from '../api/types.ts'
import { settings } from '../theme/theme.svelte.ts'

const PAUSE = { calm: 550, brisk: 220, instant: 0 }
const MOST_WAITING = 24

export class Pacer {
  #waiting: MatchState[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** How long a change wants to be looked at; the game knows. */
  beats: (events: Happening[]) => number = () => 1

  constructor(private readonly show: (change: MatchState) => void) {}

  add(change: MatchState): void {
    if (settings.pace === 'instant' || document.hidden) {
      this.flush()
      this.show(change)
      return
    }
    this.#waiting.push(change)
    if (this.#waiting.length > MOST_WAITING) this.flush()
    else if (this.#timer === undefined) this.#next()
  }

  flush(): void {
    const waiting = this.#waiting
    this.clear()
    waiting.forEach(this.show)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  #next(): void {
    const change = this.#waiting.shift()
    this.#timer = change && setTimeout(() => this.#next(), PAUSE[settings.pace] * this.beats(change.events))
    if (change) this.show(change)
  }
}
