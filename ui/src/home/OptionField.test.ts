/** An option is chosen from a list, or typed where any number will do. */
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import OptionField from './OptionField.svelte'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const plain = { name: 'equal_turns', default: false, values: [false, true], range: null, rule: 'XX-31', meaning: '', seat: false }
const total = { name: 'total', default: 0, values: [], range: { least: 0, most: 999 }, rule: 'XX-37', meaning: '', seat: false }

const shown = (option: typeof plain | typeof total, value: unknown): string =>
  render(OptionField, { props: { option, game: 'vigil', value, onchange: () => {} } }).body

test('a number out of a range is typed', () => {
  expect(shown(total, 17)).toMatch(/<input[^>]*type="number"[^>]*min="0"[^>]*max="999"/)
  expect(shown(total, 17)).toMatch(/<input[^>]*value="17"/)
  expect(shown(total, 17)).not.toContain('<select')
})

test('one of several values is chosen from a list', () => {
  expect(shown(plain, true)).toContain('<select')
})
