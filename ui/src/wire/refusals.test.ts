import { expect, test, vi } from 'vitest'
import type { Refused } from './refusals.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const { refusalInWords } = await import('./refusals.ts')
const { speaker } = await import('../words/words.ts')

const GAME = {
  words: speaker(['refusal-XX-9 = { $decision } is not possible: one lamp is enough.']),
  decision: (action: number) => `lay lamp ${action}`,
  prompt: (asked: number[]) => `Which of ${asked.length}?`,
}
const refused = (message: string, given: Record<string, unknown>): Refused => ({ code: 'illegal-decision', rule: null, message, arguments: given })

test('a game’s own refusal names the decision in words', () => {
  expect(refusalInWords(refused('refusal-XX-9', { decision: 3 }), GAME)).toBe('“Lay lamp 3” is not possible: one lamp is enough.')
})

test('that of all games says what is asked instead', () => {
  const said = refusalInWords(refused('refusal-not-this', { decision: 3, asked: [4, 1] }), GAME)
  expect(said).toBe('You are asked “Which of 2?”, and “Lay lamp 3” does not answer that.')
})

test('what is no decision is said as it was written', () => {
  expect(refusalInWords(refused('refusal-unknown', { decision: 'dance' }), GAME)).toBe('There is no such decision at this table: dance.')
})
