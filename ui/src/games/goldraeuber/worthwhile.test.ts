import { expect, test } from 'vitest'
import { worthwhile } from './worthwhile.ts'

test('of dice that mean the same only the cheapest is offered', () => {
  expect(worthwhile({ die: 5, second: false, actions_up_to: 4 }, [3, 4, 5, 6])).toEqual([4, 5])
})

test('a die that means an action already is changed only into a collapse', () => {
  expect(worthwhile({ die: 3, second: false, actions_up_to: 4 }, [1, 2, 4, 5])).toEqual([5])
})

test('with a second roll every number is another card', () => {
  expect(worthwhile({ die: 3, second: true, actions_up_to: 4 }, [1, 2, 3, 4])).toEqual([1, 2, 3, 4])
})
