import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
/** What the page shares with the terminal and the server. */
const SHARED = join(SOURCE, '../../src/lychgate')
const SHARED_FILES = /^(play\/.*\/words|server\/messages\/texts)\.en\.ftl$/

function files(ending: RegExp, folder = SOURCE): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((name) => ending.test(name)).map((name) => join(folder, name))
}

/** The messages that are named as they are, not put together. */
function asked(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/\b(?:say|words)\('([^']+)'/g)].map(([, name]) => name ?? '')
}

function messagesIn(file: string): string[] {
  return readFileSync(file, 'utf8').match(/^[a-z][\w-]*(?= =)/gm) ?? []
}

test('the page’s own words, and those that it shares, do not hide each other', () => {
  const all = [join(SOURCE, 'words/ui.en.ftl'), ...files(SHARED_FILES, SHARED)].flatMap(messagesIn)
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
})

test('every message the page asks for is written', () => {
  const known = new Set([...files(/\.ftl$/), ...files(SHARED_FILES, SHARED)].flatMap(messagesIn))
  const code = files(/\.(svelte|ts)$/).filter((file) => !file.endsWith('.test.ts'))
  const wanted = code.flatMap((file) => asked(file).map((name) => ({ file, name })))
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter(({ name }) => !known.has(name))).toEqual([])
})
