import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** A pattern of files as Vite reads it, for the paths of files. */
function pattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/|\*)/).map((part) => ({ '**/': '(.*/)?', '*': '[^/]*' })[part] ?? part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('')}$`)
}

test('every pattern of files finds some', () => {
  const all = [...files(/\.(ftl|md|ts|svelte)$/), ...files(/\.(ftl|md)$/, SHARED)]
  const wanted = files(/\.(svelte|ts)$/).flatMap((file) => {
    const calls = [...readFileSync(file, 'utf8').matchAll(/import\.meta\.glob(?:<\w+>)?\(\s*(\[[^\]]*\]|'[^']*')/g)]
    const globs = calls.flatMap(([, named]) => [...(named ?? '').matchAll(/'([^']*)'/g)].map(([, glob]) => glob ?? ''))
    return globs.filter((glob) => !glob.startsWith('!')).map((glob) => join(dirname(file), glob))
  })
  expect(wanted.length).toBeGreaterThan(10)
  expect(wanted.filter((glob) => !all.some((file) => pattern(glob).test(file)))).toEqual([])
})
