/** What the table of Graverobbers says in time: that the end has begun (GR-24), and what an accusation is worth (GR-30). */
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import Drama from './Drama.svelte'
import { lastOf, type Scene, type View } from './view.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has
vi.mock('../../theme/theme.svelte.ts', () => ({ settings: { pace: 'instant' }, reducedMotion: () => true }))

const graves = (...fates: string[]): View['graves'] => fates.map((fate) => ({ fate })) as View['graves']
const view = (given: Partial<View>): View => ({ phase: 'turn', round: 3, rounds: 8, graves: graves('open'), ...given }) as View

test('the last round is told, and none before it', () => {
  expect(lastOf(view({ round: 7 }))).toBe(null)
  expect(lastOf(view({ round: 8 }))).toBe('round')
  expect(lastOf(view({ round: 8, phase: 'over' }))).toBe(null)
})

test('four graves of one fate are told as the end, four of both are not', () => {
  const four = ['ransacked', 'ransacked', 'ransacked', 'ransacked']
  expect(lastOf(view({ graves: graves(...four, 'open') }))).toBe('ransacked')
  expect(lastOf(view({ graves: graves('intact', 'intact', 'ransacked', 'ransacked', 'open') }))).toBe(null)
})

test('who is asked to accuse reads what it brings and costs, the others do not', () => {
  const shown = (me: number): string => {
    const scene = { view: view({ phase: 'accusing', accuser: 1 }), me, names: ['Ada', 'Bo'], fresh: [], words: (name: string) => name }
    return render(Drama, { props: { scene: scene as unknown as Scene, step: null } }).body
  }
  expect(shown(1)).toContain('accuse-stakes')
  expect(shown(0)).not.toContain('accuse-stakes')
})
