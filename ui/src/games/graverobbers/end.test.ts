import { expect, test } from 'vitest'
import { emptySeat, given, toggled } from './end.ts'

test('an end as it is entered is a position', () => {
  const graves = [
    { fate: 'ransacked' as const, cards: ['R1'] },
    { fate: 'cards' as const, cards: ['R1', 'D2'] },
  ]
  const seats = [{ hand: ['R3', 'B0'], goals: ['black-1-2', 'white-majority'], accused: 2 }, emptySeat()]
  expect(given(graves, seats)).toEqual({
    phase: 'over',
    graves: { 1: { fate: 'ransacked' }, 2: { cards: 'R1 D2' } },
    seats: { 1: { hand: 'R3 B0', goals: ['black-1-2', 'white-majority'], accused: 2 }, 2: { hand: '', goals: [] } },
  })
})

test('two goals are kept, and a third takes the place of the older', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'c')).toEqual(['b', 'c'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})
