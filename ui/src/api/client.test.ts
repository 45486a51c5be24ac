/** Why the server refused something is said by the page. */
import { afterEach, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const { myTables, Refused } = await import('./client.ts')

function answering(status: number, body: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }))
}

async function refused(): Promise<InstanceType<typeof Refused>> {
  const error: unknown = await myTables().then(() => null, (why: unknown) => why)
  expect(error).toBeInstanceOf(Refused)
  return error as InstanceType<typeof Refused>
}

afterEach(() => vi.unstubAllGlobals())

test('a refusal is said by its message and arguments', async () => {
  answering(409, { code: 'seat-kept', rule: null, message: 'refused-seat-kept', arguments: { seat: 2, name: 'Ada' } })
  const error = await refused()
  expect(error.code).toBe('seat-kept')
  expect(error.message).toBe('Seat 2 is reserved for Ada; a bot plays until they are back.')
})

test('a message may choose its words by an argument', async () => {
  answering(503, { code: 'database-failed', rule: null, message: 'refused-database-failed', arguments: { why: 'full' } }, { 'retry-after': '5' })
  const error = await refused()
  expect(error.message).toMatch(/^The server's disk is full/)
  expect(error.retryAfter).toBe(5)
})

test('a refusal without a message has a sentence, or else its code', async () => {
  answering(422, { code: 'bad-options', rule: 'XX-4', message: null, arguments: {}, sentence: 'Vigil is for 2 players.' })
  const error = await refused()
  expect([error.message, error.rule]).toEqual(['Vigil is for 2 players.', 'XX-4'])
  answering(422, { code: 'odd', rule: null, message: null, arguments: {} })
  expect((await refused()).message).toContain('odd')
})

test('an answer that is none of the server’s is told by its status', async () => {
  answering(502, '<h1>Bad gateway</h1>')
  expect((await refused()).message).toContain('502')
})

test('a server that does not answer is told, too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  expect((await refused()).code).toBe('no-connection')
})
