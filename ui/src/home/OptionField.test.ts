/** An option is chosen from a list, or typed where any number will do. */
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import OptionField from './OptionField.svelte'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const plain = { name: 'equal_turns', default: false, values: [false, true], range: null, rule: 'BM-31', meaning: '' }
const total = { name: 'total', default: 0, values: [], range: { least: 0, most: 999 }, rule: 'BM-37', meaning: '' }

const shown = (option: typeof plain | typeof total, value: unknown): string =>
  render(OptionField, { props: { option, game: 'outerspace', value, onchange: () => {} } }).body

test('a number out of a range is typed', () => {
  expect(shown(total, 17)).toMatch(/<input[^>]*type="number"[^>]*min="0"[^>]*max="999"/)
  expect(shown(total, 17)).toMatch(/<input[^>]*value="17"/)
  expect(shown(total, 17)).not.toContain('<select')
})

test('one of several values is chosen from a list', () => {
  expect(shown(plain, true)).toContain('<select')
})
