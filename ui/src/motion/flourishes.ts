/** How moments are shown large over the table, one after the other: the table shows them too, meanwhile. */
import type { Happening } from '../api/types.ts'
import type { Act } from '../table/stage.svelte.ts'

export const FLOURISH = 3 // beats

export function flourishes(moments: Happening[]): Act | null {
  return moments.length > 0 ? { steps: moments.map(() => FLOURISH), reveals: false } : null
}
