/**
 * How moments are shown large over the table, one after the other. Before one that reveals something there is a hush, the same
 * whatever comes; and then nothing on the table shows it before it has been revealed.
 */
import type { Happening } from '../api/types.ts'
import type { Act } from '../table/live/stage.svelte.ts'

export const FLOURISH = 3 // beats
export const HUSH = 2

/** What is drawn and said before a moment that reveals something. */
export interface Hush {
  figure: string
  message: string
}

export interface Beat {
  moment: Happening
  hush: Hush | null
}

/** What is shown step by step: each moment, and the hush before it if there is one. */
export function beats(moments: Happening[], hushes: Record<string, Hush> = {}): Beat[] {
  return moments.flatMap((moment) => {
    const hush = hushes[moment.name]
    return hush ? [{ moment, hush }, { moment, hush: null }] : [{ moment, hush: null }]
  })
}

export function flourishes(moments: Happening[], hushes: Record<string, Hush> = {}): Act | null {
  const shown = beats(moments, hushes)
  if (shown.length === 0) return null
  return { steps: shown.map(({ hush }) => (hush ? HUSH : FLOURISH)), reveals: shown.some(({ hush }) => hush) }
}
