/** Graverobbers beside its box. */
import type { Beside } from '../game.ts'
import End from './End.svelte'

export const beside: Beside = {
  setup: [
    { message: 'setup-deal', rule: 'GR-4' },
    { rule: 'GR-5' },
    { message: 'setup-begin', rule: 'GR-6' },
    { message: 'setup-rounds', rule: 'GR-24' },
  ],
  forms: [{ name: 'end', Form: End }],
}
