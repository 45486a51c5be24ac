import type { Happening } from '../../api/types.ts'
import { flourishes, type Hush } from '../../motion/flourishes.ts'
import type { Act } from '../../table/live/stage.svelte.ts'

/** Events that deserve the whole table, with what is drawn for them. */
export const MOMENTS: Record<string, string> = {
  accused: 'accuse',
  'grave-ransacked': 'stone-ransacked',
  'grave-intact': 'stone-intact',
}

export function isMoment({ name }: Happening): boolean {
  return name in MOMENTS
}

/** What is shown before it is known how it ends. */
export const HUSHES: Record<string, Hush> = {
  accused: { figure: 'accuse', message: 'hush-accused' },
  'grave-ransacked': { figure: 'stone-open', message: 'hush-grave' },
  'grave-intact': { figure: 'stone-open', message: 'hush-grave' },
}

export function act(events: Happening[]): Act | null {
  return flourishes(events.filter(isMoment), HUSHES)
}
