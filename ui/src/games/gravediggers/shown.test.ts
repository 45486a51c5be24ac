/** What the table of Gravediggers says in time: when credit may be taken (GD-21). */
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import Hand from './Hand.svelte'
import type { Scene } from './view.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has
vi.mock('../../theme/theme.svelte.ts', () => ({ settings: { pace: 'instant' }, reducedMotion: () => true }))

test('while a tile waits it is said that credit may be taken now, if it may', () => {
  const shown = (offered: boolean): string => {
    const asking = { prompt: { id: 1, name: 'look' }, picked: null, fits: ({ do: word }: { do?: string }) => offered && word === 'credit' }
    const seats = [{ hand: [], hand_size: 0, money: 4, notes: 0 }]
    const scene = { view: { final: false, seats }, me: 0, names: ['Ada'], asking, words: (name: string) => name }
    return render(Hand, { props: { scene: scene as unknown as Scene, seat: 0 } }).body
  }
  expect(shown(true)).toContain('credit-now')
  expect(shown(false)).not.toContain('credit-now')
})
