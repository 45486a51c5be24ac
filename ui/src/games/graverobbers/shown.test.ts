/** What the table of Graverobbers says in time: that the end has begun (GR-24), and what an accusation is worth (GR-30). */
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import Edge from './Edge.svelte'
import { lastOf, ransackedNow, type Scene, type View } from './view.ts'

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

test('an accusation follows the grave that was ransacked by the card just laid', () => {
  const row = [{ number: 1, fate: 'ransacked' }, { number: 2, fate: 'ransacked' }, { number: 3, fate: 'intact' }] as View['graves'] // prettier-ignore
  expect(ransackedNow(view({ graves: row, laid_at: 2 }))).toBe(2)
  expect(ransackedNow(view({ graves: row, laid_at: 3 }))).toBe(null)
  expect(ransackedNow(view({ graves: row, laid_at: null }))).toBe(null)
})

test('who is asked to accuse reads what it brings and costs, and whom to accuse, the others do not', () => {
  const shown = (me: number): string => {
    const asking = { picked: null, fits: ({ accuse }: { accuse: number }) => me === 1 && accuse === 1 }
    const seats = [{ seat: 0 }, { seat: 1 }] as View['seats']
    const scene = { view: view({ phase: 'accusing', accuser: 1, seats }), me, names: ['Ada', 'Bo'], asking, words: (name: string) => name }
    return render(Edge, { props: { scene: scene as unknown as Scene } }).body
  }
  expect(shown(1)).toContain('accuse-stakes')
  expect(shown(1).match(/data-key="\d"/g)).toEqual(['data-key="1"'])
  expect(shown(0)).not.toContain('accuse-stakes')
  expect(shown(0)).not.toContain('data-key')
})
