import { expect, test } from 'vitest'
import { parse } from './markdown.ts'
import { parseRulings, told } from './rulings.ts'

const RULES = import.meta.glob<string>('../../../src/lychgate/games/*/words/rules.*.md', { query: '?raw', import: 'default', eager: true })
const RULINGS = import.meta.glob<string>('../../../src/lychgate/games/*/words/rulings.*.md', { query: '?raw', import: 'default', eager: true })

test('a ruling has a reading, a reason, another reading and an option', () => {
  const [one, two] = parseRulings(
    '# XX\n\n- **XX-1, XX-2** One *and* all. *Pourquoi*\u202f: because of XX-3.\n  *Autre lecture*\u202f: another. *Option*\u202f: aucune.\n- **XX-4** Two. *Why*: so. *Other reading*: none. *Option*: `fog=thick`.',
  )
  expect(one?.rules).toEqual(['XX-1', 'XX-2'])
  expect(one?.reading.map(({ text }) => text).join('')).toBe('One and all.')
  expect(one?.parts.map(({ label }) => label)).toEqual(['Pourquoi', 'Autre lecture', 'Option'])
  expect(one?.parts[0]?.text).toContainEqual({ text: 'XX-3', style: 'rule' })
  expect(one && told(one).length).toBe(2)
  expect(two && told(two).length).toBe(3)
})

test('in every game and language the rules that are named are there, and each ruling is whole', () => {
  const paths = Object.keys(RULES)
  expect(paths.length % 4).toBe(0)
  for (const path of paths) {
    const blocks = parse(RULES[path] ?? '')
    const rules = new Set(blocks.flatMap(({ id }) => id ?? []))
    const rulings = parseRulings(RULINGS[path.replace('/rules.', '/rulings.')] ?? '')
    expect(rulings.length, path).toBeGreaterThan(10)
    for (const ruling of rulings) expect(ruling.parts.length, `${path} ${ruling.rules.join()}`).toBe(3)
    const named = [...blocks, ...rulings.flatMap(({ reading, parts }) => [{ runs: reading }, ...parts.map(({ text }) => ({ runs: text }))])]
    const links = named.flatMap(({ runs }) => runs).filter(({ style }) => style === 'rule')
    expect(links.length, path).toBeGreaterThan(3)
    for (const { text } of links) expect(rules, path).toContain(text)
    for (const rule of rulings.flatMap((ruling) => ruling.rules)) expect(rules, path).toContain(rule)
  }
})
