import { expect, test, vi } from 'vitest'
import type { ChatLine } from '../api/types.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const { textOf } = await import('./notices.ts')

const LINE: ChatLine = { number: 1, seat: 0, name: 'Ada', text: '', at: '', notice: null }

test('what a player wrote is shown as it is', () => {
  expect(textOf({ ...LINE, text: 'Hm. { $name }' })).toBe('Hm. { $name }')
})

test('a bot is called in the reader’s language, and a person as they are', async () => {
  const { characterOf, playerName } = await import('../words/words.ts')
  const { language } = await import('../words/language.svelte.ts')
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { setItem: () => {} })
  language.current = 'de'
  await vi.waitFor(() => expect(playerName('Miss Finch')).toBe('Fräulein Fink'))
  expect(['Doctor Owl 2', 'Thumb 2', 'Chance'].map(playerName)).toEqual(['Doktor Kauz 2', 'Daumen 2', 'Zufall'])
  expect(['Doctor Owl', 'Doctor Owl 2', 'Thumb', 'Ada', null].map(characterOf)).toEqual(['owl', 'owl', null, null, null])
  expect(['Ada', 'Ada 2', 'Thumbelina', 'Thumb Two'].map(playerName)).toEqual(['Ada', 'Ada 2', 'Thumbelina', 'Thumb Two'])
  const notice = { kind: 'took-over', match: 'm', after: 3, arguments: { name: 'Ada', bot: 'Doctor Owl' } }
  expect(textOf({ ...LINE, notice })).toContain('Doktor Kauz')
  language.current = 'en'
})

test('what the table tells about a seat is put into words', () => {
  const notice = { kind: 'took-over', match: 'm', after: 3, arguments: { name: 'Ada', bot: 'Doctor Owl' } }
  expect(textOf({ ...LINE, notice })).toBe('Ada takes over from Doctor Owl.')
})
