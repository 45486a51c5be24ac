import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { compared, drawn, type Sealed } from './sealed.ts'
import { fromHex, sha256 } from './sha256.ts'

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const SEED = '07'.repeat(32)
const OWN = drawn()

/** A record as the server shows it in the end. */
function shown(seed: string, entropy: Record<string, string>, change: object = {}) {
  return {
    game: 'vigil',
    rules_version: 1,
    players: 3,
    rules: 'german',
    options: { tie: 'share', spy: 'either' },
    games: 1,
    commitment: hash(fromHex(seed)),
    seed,
    entropy,
    names: ['Ada', 'Bob', 'Cleo'],
    decisions: [['1 R3@2']],
    ...change,
  }
}

function sealed(record: object, entropy: string | null = OWN): Sealed {
  return { text: JSON.stringify({ ...record, seed: null, decisions: [] }), entropy, changed: false, people: [0, 1] }
}

const HONEST = shown(SEED, { '1': OWN, '2': 'a black cat' })

test('SHA-256 is that of everybody else', () => {
  for (const length of [0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
    expect(sha256(bytes)).toBe(hash(bytes))
  }
})

test('numbers are drawn anew, with 256 bits', () => {
  const many = Array.from({ length: 100 }, drawn)
  expect(new Set(many).size).toBe(100)
  expect(many.every((text) => /^[0-9a-f]{64}$/.test(text))).toBe(true)
})

test('a deal as it was sealed, with a number of our own, is checked', () => {
  expect(compared(HONEST, sealed(HONEST), 0)).toBe('checked')
})

test('names may have changed since, and the order of options does not matter', () => {
  const later = { ...HONEST, names: ['Ada', 'Eve', 'Cleo'], options: { spy: 'either', tie: 'share' } }
  expect(compared(later, sealed(HONEST), 0)).toBe('checked')
})

test('a server that tries 400 seeds after it has seen our number is never believed', () => {
  const found = new Set<string>()
  for (let i = 0; i < 400; i += 1) {
    const seed = hash(Uint8Array.of(i >> 8, i & 255))
    const chosen = shown(seed, { '1': OWN, '2': 'a black cat' })
    // Sealed honestly, another seed shown in the end, be it under the old promise.
    found.add(compared(chosen, sealed(HONEST), 0))
    found.add(compared({ ...chosen, commitment: HONEST.commitment }, sealed(HONEST), 0))
    // Sealed with the seed that was chosen: then our number was added to another promise.
    found.add(compared(chosen, sealed(chosen, null), 0))
    // Our own number, or another's, exchanged for one that deals better.
    found.add(compared(shown(SEED, { '1': seed, '2': 'a black cat' }), sealed(HONEST), 0))
    found.add(compared(shown(SEED, { '1': OWN, '2': seed }), sealed(HONEST), 0))
  }
  expect([...found].sort()).toEqual(['broken', 'unmixed'])
})

test('our number left out is no checked deal', () => {
  const without = shown(SEED, { '2': 'a black cat' })
  expect(compared(without, sealed(without), 0)).toBe('unmixed')
  expect(compared(without, sealed(without, null), 0)).toBe('unmixed')
})

test.each(['game', 'rules_version', 'players', 'rules', 'options', 'games'])('another %s is another deal', (name) => {
  expect(compared({ ...HONEST, [name]: 'another' }, sealed(HONEST), 0)).toBe('broken')
})
