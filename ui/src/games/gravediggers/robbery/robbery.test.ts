import { expect, test } from 'vitest'
import type { Happening } from '../../../api/types.ts'
import { act, robbery } from './robbery.ts'
import { coins } from '../view.ts'

function event(number: number, name: string, told: Record<string, number> = {}): Happening {
  return { number, name, arguments: told, game_number: 1, rule: '', sentence: name }
}

test('without opened fists there is no robbery to tell', () => {
  expect(act([event(1, 'tile', { seat: 0, tile: 1 })])).toBeNull()
})

test('a robbery is told as fists, cards, and what follows, in order', () => {
  const events = [
    event(1, 'fist-made', { seat: 1 }),
    event(2, 'fist-opened', { seat: 0, money: 3 }),
    event(3, 'fist-opened', { seat: 1, money: 0 }),
    event(4, 'card-shown', { cemetery: 2, place: 1, card: 7 }),
    event(5, 'card-shown', { cemetery: 2, place: 2, card: 5 }),
    event(6, 'one-widow'),
    event(7, 'loot', { values: 10, xs: 0, loot: 10 }),
    event(8, 'paid', { seat: 0, money: 3 }),
    event(9, 'tile', { seat: 1, tile: 0 }),
  ]
  const told = robbery(events)
  expect(told?.cemetery).toBe(2)
  expect(told?.fists).toEqual([{ seat: 0, money: 3 }, { seat: 1, money: 0 }]) // prettier-ignore
  expect(told?.cards).toEqual(['W', '10'])
  expect(told?.lines.map(({ name }) => name)).toEqual(['one-widow', 'loot', 'paid'])
  expect(act(events)).toMatchObject({ reveals: true, stays: true, steps: { length: 6 } })
})

test('coins add up to the amount, the largest first', () => {
  expect(coins(48)).toEqual([20, 20, 5, 1, 1, 1])
  expect(coins(0)).toEqual([])
})
