import { expect, test, vi } from 'vitest'
import type { ChatLine } from '../api/types.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const { textOf } = await import('./notices.ts')

const LINE: ChatLine = { number: 1, seat: 0, name: 'Ada', text: '', at: '', notice: null }

test('what a player wrote is shown as it is', () => {
  expect(textOf({ ...LINE, text: 'Hm. { $name }' })).toBe('Hm. { $name }')
})

test('what the table tells about a seat is put into words', () => {
  const notice = { kind: 'took-over', match: 'm', after: 3, arguments: { name: 'Ada', bot: 'Thumb 2' } }
  expect(textOf({ ...LINE, notice })).toBe('Ada takes over from Thumb 2.')
})
