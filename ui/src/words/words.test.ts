import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
/** What the page shares with the terminal. */
const SHARED = join(SOURCE, '../../src/lychgate/play')

function files(ending: RegExp, folder = SOURCE): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((name) => ending.test(name)).map((name) => join(folder, name))
}

/** The messages that are named as they are, not put together. */
function asked(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/\b(?:say|words)\('([^']+)'/g)].map(([, name]) => name ?? '')
}

test('every message the page asks for is written', () => {
  const written = [...files(/\.ftl$/), ...files(/words\.en\.ftl$/, SHARED)].map((file) => readFileSync(file, 'utf8'))
  const known = new Set(written.flatMap((text) => text.match(/^[a-z][\w-]*(?= =)/gm) ?? []))
  const code = files(/\.(svelte|ts)$/).filter((file) => !file.endsWith('.test.ts'))
  const wanted = code.flatMap((file) => asked(file).map((name) => ({ file, name })))
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter(({ name }) => !known.has(name))).toEqual([])
})
