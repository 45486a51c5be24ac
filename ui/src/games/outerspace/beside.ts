/** Outer Space beside its box. */
import type { Beside } from '../game.ts'
import Attack from './attack/Attack.svelte'
import Films from './film/Films.svelte'

export const beside: Beside = {
  setup: [
    { message: 'setup-title', rule: 'BM-7' },
    { message: 'setup-deal', rule: 'BM-8' },
    { message: 'setup-begin', rule: 'BM-9' },
    { message: 'setup-quiet', rule: 'BM-13' },
    { message: 'setup-early', rule: 'BM-31' },
  ],
  forms: [
    { name: 'films', Form: Films },
    { name: 'attack', Form: Attack },
  ],
}
