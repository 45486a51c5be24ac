/** Gravediggers beside its box. */
import type { Beside } from '../game.ts'
import { isRobbery } from './beside/counting.ts'
import Purses from './beside/Purses.svelte'
import Robbery from './beside/Robbery.svelte'

export const beside: Beside = {
  setup: [
    { message: 'setup-deal', rule: 'GD-4' },
    { message: 'setup-cemeteries', rule: 'GD-3' },
    { message: 'setup-begin', rule: 'GD-5' },
    { message: 'setup-notes', rule: 'GD-21' },
  ],
  forms: [
    { name: 'robbery', Form: Robbery, tells: isRobbery },
    { name: 'purses', Form: Purses },
  ],
}
