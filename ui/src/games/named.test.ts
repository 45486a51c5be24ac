/** Nothing outside a game's folder knows the game: not by name, not by its rules, not by what is in its box. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const RULEBOOKS = join(SOURCE, '../../src/lychgate/games')
const GAMES = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)

/** This file has the words it looks for; the other is what the server describes, in the server's words. */
const APART = ['games/named.test.ts', 'api/schema.ts']

/** What only one of the games has. “A table for four grave-robbing games” is what the page itself is called. */
const THINGS =
  /film|movie|poster|credits|creature|robber|robbery|bobby|bobbies|detective|accus|grave(?!-robbing)|cemeter|shovel|widow|bandit|accomplice|fist\b|miner|monk|treasure|comrade|tunnel/i

function files(folder: string, ending: RegExp): string[] {
  const all = readdirSync(folder, { recursive: true }) as string[]
  return all.map((name) => name.replaceAll('\\', '/')).filter((name) => ending.test(name))
}

function prefixOf(game: string): string {
  const [book] = files(join(RULEBOOKS, game), /(^|\/)rules\.en\.md$/)
  const [, prefix] = /^- \*\*([A-Z]+)-1\*\*/m.exec(readFileSync(join(RULEBOOKS, game, book ?? ''), 'utf8')) ?? []
  return prefix ?? ''
}

const PREFIXES = GAMES.map(prefixOf)
const KNOWN = [new RegExp(GAMES.join('|'), 'i'), new RegExp(`\\b(${PREFIXES.join('|')})-\\d`), THINGS]

function namedIn(text: string): string[] {
  return KNOWN.flatMap((known) => known.exec(text)?.[0] ?? [])
}

test('there are games to be named, and each has its rules', () => {
  expect(GAMES.length).toBeGreaterThan(3)
  expect(new Set(PREFIXES).size).toBe(GAMES.length)
  expect(PREFIXES.every((prefix) => /^[A-Z]{2}$/.test(prefix))).toBe(true)
})

test.each(['game === "outerspace"', '#GR-9 marks a rule', 'what the table calls the film', 'COVERS.Goldraeuber'])('%s is found', (text) => {
  expect(namedIn(text)).not.toEqual([])
})

test('no file outside a game’s folder names a game, its rules or its things', () => {
  const inside = new RegExp(`^games/(${GAMES.join('|')})/`)
  const outside = files(SOURCE, /\.(ts|svelte|css|ftl)$/).filter((file) => !inside.test(file) && !APART.includes(file))
  expect(outside.length).toBeGreaterThan(80)
  const found = outside.flatMap((file) => namedIn(readFileSync(join(SOURCE, file), 'utf8')).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})
