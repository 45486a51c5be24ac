import { expect, test } from 'vitest'
import { purses, robbery } from './counting.ts'

test('the last fist is what is decided, and all cards lie face down', () => {
  expect(robbery(['5', 'W'], [3, 0])).toEqual({
    given: { phase: 'fists', robbed: 1, cemeteries: { 1: '(5) (W)' }, seats: { 1: { money: 3, fist: 3 }, 2: { money: 0 } } },
    decisions: ['2 fist 0'],
  })
})

test('purses are all there is to the end', () => {
  expect(purses([{ money: 7, notes: 1 }]).given).toEqual({ phase: 'over', pile: '', seats: { 1: { hand: '', money: 7, notes: 1 } } })
})
