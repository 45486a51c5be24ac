/** Messages say what holds at a table: by its options, or else by its rule set, or else by the game. */
import { expect, test, vi } from 'vitest'
import { speaker } from '../words/words.ts'
import { holding, inForce } from './optionWords.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const plain = { values: [], range: null, rule: 'XX-1', seat: false }
const GAME = {
  options: [
    { ...plain, name: 'ending', default: 'round' },
    { ...plain, name: 'open', default: false },
    { ...plain, name: 'total', default: 0 },
  ],
  rule_sets: { usual: {}, short: { ending: 'turn' } },
}
const words = speaker([
  `
ends = It ends with { $ending ->
    [turn] the turn
   *[round] the round
}{ $open ->
    [true] , open
   *[false] , secret
}{ $total ->
    [0] .
   *[other] , at { $total }.
}
seat-ends = { $seat } ends { $ending }.
`,
])

test.each([
  ['usual', {}, 'It ends with the round, secret.'],
  ['short', {}, 'It ends with the turn, secret.'],
  ['short', { ending: 'round', open: true }, 'It ends with the round, open.'],
  ['usual', { total: 50 }, 'It ends with the round, secret, at 50.'],
])('with the rule set %s and the options %o', (rules, options, said) => {
  expect(holding(words, inForce(GAME, rules, options))('ends')).toBe(said)
})

test('what a message is given itself goes before an option of that name', () => {
  const said = holding(words, inForce(GAME, 'usual', {}))
  expect(said('seat-ends', { seat: 'Ada' })).toBe('Ada ends round.')
  expect(said('seat-ends', { seat: 'Ada', ending: 'it' })).toBe('Ada ends it.')
})
