import type { Happening } from '../../api/types.ts'
import { FLOURISH, flourishes } from '../../motion/flourishes.ts'
import type { Act } from '../../table/live/stage.svelte.ts'

/** Events that deserve the whole table, with what is drawn for them where no card of theirs is. */
export const MOMENTS: Record<string, string> = {
  attacked: 'monster',
  sent: 'killer',
  killed: 'undead',
  stopped: 'effect',
  'wrong-water': 'water',
  redirected: 'saucer',
  credits: 'credits',
  'last-card': 'credits',
}

export function isMoment({ name }: Happening): boolean {
  return name in MOMENTS
}

/** The title is agreed on: the film has a poster, which is looked at before anything else. */
const PREMIERE = ['title-word', 'no-title']
const POSTER = 8 // beats

export function isPremiere(events: Happening[]): boolean {
  return events.some(({ name }) => PREMIERE.includes(name))
}

export function act(events: Happening[]): Act | null {
  const moments = events.filter(isMoment)
  return isPremiere(events) ? { steps: [POSTER, ...moments.map(() => FLOURISH)], reveals: true } : flourishes(moments)
}
