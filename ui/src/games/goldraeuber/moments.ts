import type { Happening } from '../../api/types.ts'

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
