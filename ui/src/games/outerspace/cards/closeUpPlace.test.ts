import { expect, test } from 'vitest'
import { beside } from './closeUpPlace.ts'

const SCREEN = { width: 1280, height: 800 }
const SIZE = { width: 200, height: 300 }
const box = (left: number, top: number, width = 80, height = 90) => ({ left, top, right: left + width, bottom: top + height })

test('a card is shown on the right of the small one, and on the left where there is no room', () => {
  expect(beside(box(400, 400), SIZE, SCREEN, [])).toEqual({ left: 488, top: 295 })
  expect(beside(box(1190, 400), SIZE, SCREEN, [])).toEqual({ left: 982, top: 295 })
})

test('it does not cover what can be chosen', () => {
  const choices = [box(490, 400), box(580, 400)]
  expect(beside(box(400, 400), SIZE, SCREEN, choices)).toEqual({ left: 192, top: 295 })
  expect(beside(box(400, 400), SIZE, SCREEN, [...choices, box(310, 400)])).toEqual({ left: 340, top: 92 })
})
