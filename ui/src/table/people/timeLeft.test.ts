import { expect, test, vi } from 'vitest'
import { isLow, timeLeft } from './timeLeft.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }))

test('time is shown as finely as there is little of it', () => {
  expect(timeLeft(61.2)).toBe('1:02')
  expect(timeLeft(9)).toBe('0:09')
  expect(timeLeft(-3)).toBe('0:00')
  expect(timeLeft(2 * 3600 + 5 * 60)).toBe('2 h 5 min')
  expect(timeLeft(3 * 86_400 - 1)).toBe('2 d 23 h')
})

test('one is warned when little is left of what one had', () => {
  expect([isLow(11, 60), isLow(10, 60), isLow(61, 600), isLow(60, 600)]).toEqual([false, true, false, true])
  expect([isLow(3601, 86_400 * 3), isLow(3600, 86_400 * 3)]).toEqual([false, true])
})
