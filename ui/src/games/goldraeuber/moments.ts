import type { Happening } from '../../api/types.ts'
import { flourishes, type Hush } from '../../motion/flourishes.ts'
import type { Act } from '../../table/live/stage.svelte.ts'

/** Events that deserve the whole table, with what is drawn for them. */
export const MOMENTS: Record<string, string> = {
  'monk-angry': 'monk-angry',
  'comrade-found': 'comrade',
  'brought-out': 'tunnel',
  won: 'treasure',
  'shown-dead': 'rubble',
  buried: 'rubble',
  'miner-buried': 'rubble',
  'miner-cut-off': 'rubble',
  'cut-off': 'rubble',
  hopeless: 'rubble',
  'put-away': 'monk-calm',
}

export function isMoment({ name }: Happening): boolean {
  return name in MOMENTS
}

/** What is shown before it is known how it ends. */
export const HUSHES: Record<string, Hush> = {
  'shown-dead': { figure: 'rubble', message: 'hush-mine' },
  buried: { figure: 'rubble', message: 'hush-mine' },
  'miner-buried': { figure: 'rubble', message: 'hush-mine' },
  'miner-cut-off': { figure: 'rubble', message: 'hush-mine' },
  'cut-off': { figure: 'rubble', message: 'hush-mine' },
  hopeless: { figure: 'rubble', message: 'hush-mine' },
}

export function act(events: Happening[]): Act | null {
  return flourishes(events.filter(isMoment), HUSHES)
}
