import { expect, test } from 'vitest'
import type { Moment } from '../api/types.ts'
import { balance, worst } from './mistakes.ts'

function moment(number: number, seat: number, chance: number, cost: number): Moment {
  return { number, seat, chance, cost, made: 0, best: 1 }
}

const MATCH = [moment(1, 0, 0.5, 0.1), moment(2, 1, 0.5, 0.3), moment(3, 0, 0.7, 0.2), moment(4, 0, 0.4, 0.01), moment(5, 0, 0.4, 0.2)]

test('the worst decisions are a player’s own, the worst first, and none that a bot could be wrong about', () => {
  expect(worst(MATCH, 0).map(({ number }) => number)).toEqual([3, 5, 1])
  expect(worst(MATCH, 1).map(({ number }) => number)).toEqual([2])
  expect(worst(MATCH, 2)).toEqual([])
})

test('what was decided and what came from elsewhere add up to how the chance has changed', () => {
  const { own, elsewhere } = balance(MATCH, 0, false)
  expect(own).toBeCloseTo(-0.51)
  expect(0.5 + elsewhere - 0.31).toBeCloseTo(0.4) // what the last one cost comes after it
})

test('where all win together, another’s mistake is nobody’s bad luck', () => {
  const { own, elsewhere } = balance([moment(1, 0, 0.6, 0.1), moment(2, 1, 0.5, 0.2), moment(3, 0, 0.3, 0)], 0, true)
  expect(own).toBeCloseTo(-0.1)
  expect(elsewhere).toBeCloseTo(0)
})
