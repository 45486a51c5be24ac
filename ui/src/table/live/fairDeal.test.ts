import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sent, Table } from '../../api/types.ts'
import type { mixIn as MixIn } from './fairDeal.ts'
import { fromHex } from './sha256.ts'

/** A page at a table whose server does as the test likes. Importing anew is a reload: only what the browser keeps remains. */
let kept: Map<string, string>
let accepts: (body: { entropy: string; commitment: string }) => boolean
let put: { entropy: string; commitment: string }[]
let records: Record<string, object>

const seedOf = (number: number): string => createHash('sha256').update(`seed ${number}`).digest('hex')
const promiseOf = (seed: string): string => createHash('sha256').update(fromHex(seed)).digest('hex')
const page = () => import('./fairDeal.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  kept = new Map()
  accepts = () => true
  put = []
  records = {}
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) })
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    const json = (status: number, told: object) => Promise.resolve(new Response(JSON.stringify(told), { status, headers: { 'content-type': 'application/json' } }))
    if (!url.includes('/entropy')) return json(200, records[url.split('/')[3] ?? ''] ?? {})
    const own = JSON.parse(body ?? '') as { entropy: string; commitment: string }
    put.push(own)
    return accepts(own) ? json(200, {}) : json(429, { code: 'too-many', sentence: 'Later.', rule: null })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PEOPLE = ['human', 'bot', 'bot']

function table(seed: string, more: object = {}): Table {
  const seats = PEOPLE.map((kind, seat) => ({ seat, kind }))
  return { table: 't', you: { seat: 0 }, phase: 'gathering', commitment: promiseOf(seed), matches: [], seats, ...more } as unknown as Table
}

/** The match is dealt and played to its end; what the page says then. */
async function played(match: string, seed: string, entropy: Record<string, string>, more: object = {}): Promise<string | null> {
  const { keepSealed, verdict } = await page()
  const dealt = { game: 'vigil', rules_version: 2, players: 3, rules: 'german', options: {}, games: 1, commitment: promiseOf(seed), entropy }
  keepSealed({ table: table(seed, { phase: 'playing', ...more }), match: { match }, sealed: JSON.stringify({ ...dealt, seed: null }) } as unknown as Sent['Full'])
  records[match] = { ...dealt, seed }
  return verdict(match, 0, null)
}

async function mixed(...given: Parameters<typeof MixIn>): Promise<boolean> {
  const { mixIn } = await page()
  const done = mixIn(...given)
  await vi.runAllTimersAsync()
  return done
}

test('a text that is refused is sent again, the same, a few times, with each message and after a reload', async () => {
  const seed = seedOf(0)
  accepts = () => false
  for (let message = 0; message < 5; message += 1) {
    expect(await mixed(table(seed))).toBe(true)
    vi.resetModules()
  }
  expect(put.length).toBeGreaterThan(5)
  expect(put.length).toBeLessThanOrEqual(5 * 5)
  expect(new Set(put.map(({ entropy }) => entropy)).size).toBe(1)
  accepts = () => true
  const before = put.length
  await mixed(table(seed))
  await mixed(table(seed))
  expect(put.length).toBe(before + 1)
  expect(await played('m', seed, { '1': put[0]?.entropy ?? '' })).toBe('checked')
})

test('a promise that changes before a match was played gets no text, is told, and is never called checked', async () => {
  expect(await mixed(table(seedOf(0)))).toBe(true)
  for (let number = 1; number < 20; number += 1) {
    expect(await mixed(table(seedOf(number)))).toBe(false)
    vi.resetModules()
  }
  expect(put.length).toBe(1)
  expect(await played('m', seedOf(19), { '1': put[0]?.entropy ?? '' })).toBe('changed')
})

test('another seat of the same person draws no other text', async () => {
  await mixed(table(seedOf(0)))
  await mixed(table(seedOf(0), { you: { seat: 1 } }))
  expect(new Set(put.map(({ entropy }) => entropy)).size).toBe(1)
})

test('who sits down again adds the same text again', async () => {
  await mixed(table(seedOf(0)))
  await mixed(table(seedOf(0), { you: { seat: null } }))
  await mixed(table(seedOf(0)))
  expect(put.length).toBe(2)
  expect(put[0]).toEqual(put[1])
})

test('after a match the next promise gets a text of its own', async () => {
  await mixed(table(seedOf(0)))
  expect(await played('m0', seedOf(0), { '1': put[0]?.entropy ?? '' })).toBe('checked')
  expect(await mixed(table(seedOf(1), { phase: 'over', matches: ['m0'] }))).toBe(true)
  expect(put[1]?.entropy).not.toBe(put[0]?.entropy)
  expect(await played('m1', seedOf(1), { '1': put[1]?.entropy ?? '' }, { matches: ['m0'] })).toBe('checked')
})

test('a match that the page has not seen dealt must have come from the promised seed', async () => {
  await mixed(table(seedOf(0)))
  for (const told of [{ commitment: promiseOf(seedOf(7)), seed: seedOf(7) }, { commitment: promiseOf(seedOf(0)), seed: seedOf(7) }]) {
    records.m0 = told
    expect(await mixed(table(seedOf(1), { phase: 'over', matches: ['m0'] }))).toBe(false)
  }
  records.m0 = { commitment: promiseOf(seedOf(0)), seed: seedOf(0) }
  expect(await mixed(table(seedOf(1), { phase: 'over', matches: ['m0'] }))).toBe(true)
  expect(put.length).toBe(2)
})

test('a text in a seat where no person sat is told', async () => {
  await mixed(table(seedOf(0)))
  const own = put[0]?.entropy ?? ''
  expect(await played('m', seedOf(0), { '1': own, '3': 'chosen to fit' })).toBe('stranger')
})
