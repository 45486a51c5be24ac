/** Searches the rules by words of any language: who knows the game in another one finds the rule, and reads it in the own. */
import type { Block } from './markdown.ts'
import type { Ruling } from './rulings.ts'

/** What a rule says in a language: its text, and the reasons for reading it so. */
export interface Entry {
  rule: string
  tongue: string
  text: string
}

export interface Hit {
  rule: string
  /** where the words were found */
  tongue: string
  /** the words around the first of them */
  excerpt: string
}

const AROUND = 60

/** Letters as they are typed: small, and without accents; ß is ss, ä is also found as a. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’ʼ]/g, "'")
}

export function entriesOf(tongue: string, blocks: Block[], rulings: Ruling[]): Entry[] {
  const said = (runs: { text: string }[]): string => runs.map(({ text }) => text).join('')
  return blocks.flatMap(({ id, runs }) => {
    if (id === null) return []
    const own = rulings.filter(({ rules }) => rules.includes(id))
    const reasons = own.flatMap(({ reading, parts }) => [said(reading), ...parts.map(({ text }) => said(text))])
    return [{ rule: id, tongue, text: [said(runs), ...reasons].join(' ') }]
  })
}

/** The rules that have all of the words, in one language; the reader's is looked through first. A number or an id means its rule. */
export function search(entries: Entry[], wanted: string, reader: string): Hit[] {
  const parts = folded(wanted).split(/\s+/).filter((part) => part !== '')
  const first = parts[0]
  if (first === undefined) return []
  const number = /^(?:[a-z]+-?)?(\d+)$/.exec(folded(wanted).trim())?.[1]
  const found = new Map<string, Hit>()
  const order = entries.toSorted((one, other) => Number(other.tongue === reader) - Number(one.tongue === reader))
  for (const { rule, tongue, text } of order) {
    if (found.has(rule)) continue
    const plain = folded(text)
    const named = number !== undefined && rule.endsWith(`-${number}`)
    if (named || parts.every((part) => plain.includes(part))) found.set(rule, { rule, tongue, excerpt: around(text, named ? 0 : plain.indexOf(first)) })
  }
  const places = new Map(entries.map(({ rule }, i) => [rule, i] as const).toReversed())
  return [...found.values()].sort((one, other) => (places.get(one.rule) ?? 0) - (places.get(other.rule) ?? 0))
}

/** Folding changes few lengths: near enough. */
function around(text: string, at: number): string {
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1
  const to = at + AROUND * 2
  return (from > 0 ? '… ' : '') + text.slice(from, to).trim() + (to < text.length ? ' …' : '')
}
