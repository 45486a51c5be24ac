import { expect, test } from 'vitest'
import { fits } from './patterns.ts'

test.each([
  ['ring 1', 'ring 1', true],
  ['ring 1', 'ring 10', false],
  ['*', 'rob 3', true],
  ['look 3.*', 'look 3.2', true],
  ['look 3.*', 'look 2.3', false],
  ['*@3', 'W@3', true],
  ['*@3', 'W@31', false],
  ['R*@*', 'R3@2', true],
  ['a*a', 'a', false],
])('%s means %s: %s', (pattern, decision, meant) => {
  expect(fits(pattern, decision)).toBe(meant)
})
