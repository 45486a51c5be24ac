import { expect, test } from 'vitest'
import { daily, type Listed, nextOf } from './choosing.ts'
import { dayBefore } from './days.ts'
import { after, daysInARow, expected, type Progress } from './progress.ts'

const NEW: Progress = { rating: 1200, tried: {}, row: 0, longest: 0, days: 0, day: '' }
const ALL: Listed[] = [1, 2, 3, 1, 2, 3].map((grade, i) => ({ game: 'ring', id: `p${i}`, grade }))

test('a day has one puzzle, the same for everybody, and days differ', () => {
  expect(daily(ALL, '2030-05-01')).toEqual(daily([...ALL], '2030-05-01'))
  const days = Array.from({ length: 28 }, (_, i) => daily(ALL, `2030-02-${String(i + 1).padStart(2, '0')}`)?.id)
  expect(new Set(days).size).toBe(ALL.length)
  expect(daily([], '2030-05-01')).toBeNull()
  expect(dayBefore('2030-03-01')).toBe('2030-02-28')
})

test('the next one was not tried yet, and fits: who solves them gets harder ones', () => {
  expect(nextOf(ALL, NEW, 0)?.grade).toBe(1)
  expect(nextOf(ALL, { ...NEW, rating: 1700 }, 0)?.grade).toBe(3)
  expect(nextOf(ALL, { ...NEW, tried: { p0: true } }, 0)?.id).toBe('p3')
  const all = Object.fromEntries(ALL.map(({ id }) => [id, id !== 'p4']))
  expect(nextOf(ALL, { ...NEW, tried: all }, 0)?.id).toBe('p4')
  expect(nextOf([], NEW)).toBeNull()
})

test('a solved one raises the rating and the row, the first try alone counts', () => {
  const once = after(NEW, 'p0', 1, true, null)
  expect([once.rating > NEW.rating, once.row, once.tried]).toEqual([true, 1, { p0: true }])
  expect(after(once, 'p0', 1, false, null)).toBe(once)
  const failed = after(once, 'p1', 2, false, null)
  expect([failed.rating < once.rating, failed.row, failed.longest]).toEqual([true, 0, 1])
  expect(expected(1200, 1)).toBeGreaterThan(expected(1200, 3))
})

test('days in a row are those of the puzzle of the day', () => {
  const first = after(NEW, 'p0', 1, true, '2030-05-01')
  const second = after(first, 'p1', 1, true, '2030-05-02')
  expect([first.days, second.days]).toEqual([1, 2])
  expect(after(second, 'p2', 1, true, null).days).toBe(2)
  expect(after(second, 'p3', 1, true, '2030-05-09').days).toBe(1)
  expect(after(second, 'p3', 1, false, '2030-05-03').days).toBe(0)
  expect([daysInARow(second, '2030-05-03'), daysInARow(second, '2030-05-04')]).toEqual([2, 0])
})
