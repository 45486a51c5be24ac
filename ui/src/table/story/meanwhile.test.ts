import { expect, test, vi } from 'vitest'
import { meanwhile } from './meanwhile.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }))

const MOMENT = { over: false, me: 1, answered: false, turn: 0, names: ['Jekyll', 'Hyde'] }

test('who is thinking is told to the others, never to who it is', () => {
  expect(meanwhile(MOMENT)).toBe('Jekyll is thinking.')
  expect(meanwhile({ ...MOMENT, turn: 1 })).toBe('The others are choosing.')
  expect(meanwhile({ ...MOMENT, turn: null })).toBe('The others are choosing.')
})

test('who has decided is told so until it is shown what came of it', () => {
  expect(meanwhile({ ...MOMENT, turn: 1, answered: true })).toBe('You have decided.')
})

test('who watches is told that, and at the end everybody that it is over', () => {
  expect(meanwhile({ ...MOMENT, me: null })).toBe('You are watching.')
  expect(meanwhile({ ...MOMENT, over: true })).toBe('The game is over.')
})
