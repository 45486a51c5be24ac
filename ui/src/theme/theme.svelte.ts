/** Day or night, as the player chose or else as the system says; how briskly others' moves are shown; and whether there is sound. Kept in the browser. */
import { keep, recall } from '../kept.ts'

const KEY = 'lychgate.settings'

export type Theme = 'day' | 'night'
export type Pace = 'calm' | 'brisk' | 'instant'

interface Kept {
  theme: Theme | null
  pace: Pace
  sound: boolean
}

const USUAL: Kept = { theme: null, pace: 'calm', sound: true }

class Settings {
  #kept = $state(recall(KEY, USUAL))
  #night = matchMedia('(prefers-color-scheme: dark)')

  get theme(): Theme {
    return this.#kept.theme ?? (this.#night.matches ? 'night' : 'day')
  }

  set theme(theme: Theme) {
    this.#keep({ theme })
  }

  get pace(): Pace {
    return this.#kept.pace
  }

  set pace(pace: Pace) {
    this.#keep({ pace })
  }

  get sound(): boolean {
    return this.#kept.sound
  }

  set sound(sound: boolean) {
    this.#keep({ sound })
  }

  show(): void {
    document.documentElement.dataset['theme'] = this.theme
  }

  #keep(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some }
    keep(KEY, this.#kept)
    this.show()
  }
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export const settings = new Settings()
