/** An option is a question with a sentence for each answer, or a number that is typed where any will do. */
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import { differing } from '../wire/optionWords.ts'
import { speaker } from '../words/words.ts'
import OptionField from './OptionField.svelte'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const plain = { name: 'equal_turns', default: false, values: [false, true], range: null, rule: 'XX-31', seat: false }
const decks = { name: 'decks', default: 'a', values: ['a', 'a+b', 'own'], range: null, rule: 'XX-6', seat: false }
const total = { name: 'total', default: 0, values: [], range: { least: 0, most: 999 }, rule: 'XX-37', seat: false }
const first = { name: 'first', default: 0, values: [0, 1], range: null, rule: 'XX-9', seat: true }

const words = speaker([
  `
option-equal_turns = Zugzahl
    .meaning = Wann ist es aus?
option-equal_turns-false = Sofort ist es aus.
option-equal_turns-true = Die Runde geht zu Ende.
option-total = Summe
    .meaning = Wie lange?
option-total-number = Bis { $number }.
option-first = Start
    .meaning = Wer?
option-first-number = Platz { $number }.
option-decks-a_b = Beide Decks.
option-decks-other = Die Decks { $value }.
rules-standard = Standardregeln
`,
])

const shown = (option: typeof plain | typeof decks | typeof total | typeof first, value: unknown, usual: unknown = option.default): string =>
  render(OptionField, { props: { option, game: 'vigil', words, value, usual, onchange: () => {} } }).body.replaceAll(/<!--.*?-->/g, '')

test('a number out of a range is typed, and said', () => {
  expect(shown(total, 17)).toMatch(/<input[^>]*type="number"[^>]*min="0"[^>]*max="999"/)
  expect(shown(total, 17)).toMatch(/<input[^>]*value="17"/)
  expect(shown(total, 17)).toContain('>Bis 17.</p>')
})

test('each answer is a sentence, and the usual one is marked', () => {
  const field = shown(plain, true)
  expect(field).toContain('Zugzahl')
  expect(field).toContain('Wann ist es aus?')
  expect(field).toContain('<span>Sofort ist es aus. (default)</span>')
  expect(field).toMatch(/checked[^>]*>\s*<span>Die Runde geht zu Ende.</)
  expect(shown(plain, true, true)).toContain('<span>Die Runde geht zu Ende. (default)</span>')
})

test('a seat is said by its number', () => {
  expect(shown(first, 0)).toContain('<span>Platz 0. (default)</span>')
  expect(shown(first, 0)).toContain('<span>Platz 1.</span>')
})

test('what a table brings is called by its name', () => {
  expect(shown(decks, 'a')).toContain('<span>Beide Decks.</span>')
  expect(shown(decks, 'a')).toContain('<span>Die Decks own.</span>')
})

test('a table says what is otherwise than in its rule set', () => {
  const game = { options: [plain, total], rule_sets: { long: { equal_turns: true } } }
  expect(differing(game, 'long', { equal_turns: true, total: 0 })).toEqual([])
  expect(differing(game, 'long', { equal_turns: false, total: 9 }).map(({ option, value }) => [option.name, value])).toEqual([
    ['equal_turns', false],
    ['total', 9],
  ])
})
