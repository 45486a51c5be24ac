/**
 * What the wire tells is read as Python says it: told.json in each game's folder has real matches as numbers, and beside them the same
 * in sentences, as clients are sent who ask for these. ui/build/told_matches.py writes them, and a test holds them to the games.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Decision, GameData, Sent, View } from '../api/types.ts'
import type { Decoder } from './decoder.ts'
import type { Refused } from './refusals.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

interface Pair<Numbers, Words> {
  sent: Numbers
  said: Words
}

interface Told {
  words: string[]
  data: GameData
  names: string[]
  declared: (Pair<number[], unknown> & { what: 'events' | 'asks' | 'lines' })[]
  decisions: (Decision & { action: number; words: string })[]
  hidden: { where: string; what: string; said: string }[]
  changes: Pair<Omit<Sent['MatchInfo'], 'view'>, object>[]
  pictures: Pair<unknown, View>[]
  refused: Pair<Refused, string>[]
  end: Pair<Sent['MatchInfo'], object>
}

const PACKAGE = join(import.meta.dirname, '../../../src/lychgate')
const FOLDERS = readdirSync(join(import.meta.dirname, '../games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(import.meta.dirname, '../games', name))

test('every game has something told', () => {
  expect(FOLDERS.filter((folder) => !existsSync(join(folder, 'told.json')))).toEqual([])
  expect(FOLDERS.length).toBeGreaterThan(3)
})

describe.each(FOLDERS)('%s', (folder) => {
  const told = JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8')) as Told
  let decoder: Decoder

  beforeAll(async () => {
    const [{ Decoder: Reader }, { Game }] = await Promise.all([import('./decoder.ts'), import('./game.ts')])
    const messages = told.words.map((file) => readFileSync(join(PACKAGE, file), 'utf8')).join('\n')
    const game = new Game(told.data, () => Promise.resolve({ messages, rules: '', rulings: '', cards: [] }))
    await game.words.fetched()
    decoder = new Reader(game, () => told.names)
  })

  /** What clients are sent who ask for sentences has a key that is of no use with them. */
  const plain = (said: object): object => {
    const { told: _, type: __, ruins: ___, ...rest } = said as { told: unknown; type?: unknown; ruins?: unknown }
    return 'prompt' in rest && rest.prompt ? { ...rest, prompt: { ruins: [], ...rest.prompt } } : rest
  }

  test('every event, prompt and line of points is named and said', () => {
    for (const { what, sent, said } of told.declared) {
      if (what === 'events') expect(decoder.events(4, [sent])).toEqual([said])
      else if (what === 'lines') expect(decoder.outcome({ lines: [sent] } as Sent['OutcomeInfo']).lines).toEqual([said])
      else expect(decoder.prompt({ id: 1, asks: sent, decisions: [], window: null }).sentence).toBe(said)
    }
    expect(told.declared.length).toBeGreaterThan(20)
  })

  test('every sort of decision is read, said, and sent by its number', () => {
    for (const { action, words, ...decision } of told.decisions) {
      expect(decoder.decision(action)).toEqual(decision)
      expect(decoder.decisionInWords(action)).toBe(words)
      expect(decoder.encoded(decision.data)).toBe(action)
      expect(decoder.encoded(` ${decision.decision.toUpperCase()}`)).toBe(action)
    }
  })

  test('what may be hidden is said', () => {
    for (const { where, what, said } of told.hidden) expect(decoder.hiddenInWords(where, what)).toBe(said)
  })

  test('a match is told change by change', () => {
    for (const { sent, said } of told.changes) {
      const { view: _, ...read } = decoder.match({ ...sent, view: told.end.sent.view })
      expect(read.prompt?.ruins.length ?? 0).toBe(sent.ruins.length)
      for (const { sentence, rule } of read.prompt?.ruins ?? []) expect([sentence, rule].join()).toMatch(/ .*,[A-Z]{2}-\d+$/)
      expect(plain(read.prompt ? { ...read, prompt: { ...read.prompt, ruins: [] } } : read)).toEqual(plain(said))
    }
    expect(told.changes.length).toBeGreaterThan(20)
  })

  test('a match that is over is told with its points', () => {
    expect(decoder.match(told.end.sent)).toEqual(plain(told.end.said))
    expect(decoder.match(told.end.sent).outcome?.lines.length).toBeGreaterThan(0)
  })

  test('pictures have names', () => {
    for (const { sent, said } of told.pictures) expect(decoder.view(sent)).toEqual(said)
  })

  test('refusals say the decision in words', () => {
    for (const { sent, said } of told.refused) expect(decoder.refusalInWords(sent)).toBe(said)
    expect(told.refused.length).toBeGreaterThan(3)
  })
})
