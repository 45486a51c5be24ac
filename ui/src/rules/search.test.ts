import { expect, test } from 'vitest'
import { parse } from './markdown.ts'
import { parseRulings } from './rulings.ts'
import { entriesOf, folded, search } from './search.ts'

const ENTRIES = [
  ...entriesOf('en', parse('- **XX-1** The lantern glows.\n- **XX-2** A wanderer comes.'), []),
  ...entriesOf('de', parse('- **XX-1** Die Laterne leuchtet.\n- **XX-2** Ein Fährmann kommt.'), parseRulings('- **XX-2** So. *Warum*: weil die Straße leer ist. *Andere Lesart*: x. *Option*: keine.')), // prettier-ignore
]

test('a word of any language finds the rule, the reader’s own first', () => {
  expect(search(ENTRIES, 'Laterne leuchtet', 'en')).toEqual([{ rule: 'XX-1', tongue: 'de', excerpt: 'Die Laterne leuchtet.' }])
  expect(search(ENTRIES, 'e l', 'en').map(({ rule, tongue }) => `${rule} ${tongue}`)).toEqual(['XX-1 en', 'XX-2 de'])
})

test('accents, ß and case do not matter, and reasons are looked through, too', () => {
  expect(folded('Fährmann STRASSE Straße œuvre')).toBe('fahrmann strasse strasse oeuvre')
  expect(search(ENTRIES, 'fahrmann', 'de').map(({ rule }) => rule)).toEqual(['XX-2'])
  expect(search(ENTRIES, 'strasse leer', 'de').map(({ rule }) => rule)).toEqual(['XX-2'])
  expect(search(ENTRIES, 'strasse leuchtet', 'de')).toEqual([])
})

test('a number or an id is a rule, and nothing finds nothing', () => {
  expect(search(ENTRIES, '2', 'en').map(({ rule }) => rule)).toEqual(['XX-2'])
  expect(search(ENTRIES, 'xx-1', 'en').map(({ rule }) => rule)).toEqual(['XX-1'])
  expect(search(ENTRIES, '  ', 'en')).toEqual([])
})
