import type { Happening } from '../../api/types.ts'

/** Events that deserve the whole table, with what is drawn for them. */
export const MOMENTS: Record<string, string> = {
  accused: 'accuse',
  'grave-ransacked': 'stone-ransacked',
  'grave-intact': 'stone-intact',
}

export function isMoment({ name }: Happening): boolean {
  return name in MOMENTS
}
