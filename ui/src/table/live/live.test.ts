import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveTable } from './live.svelte.ts'

/** Is the server's game the one that was fetched? */
const server = vi.hoisted(() => ({ same: true }))

/** A game in which somebody speaks, is asked, and says that it ends. */
vi.mock('../../wire/game.ts', async (original) => {
  const wire = await original<typeof import('../../wire/game.ts')>()
  const speaker = [{ name: 'seat', sort: 'seat' }]
  const data = {
    decisions: [{ name: 'end', first: 0, pattern: 'end', arguments: [] }, { name: 'ring', first: 1, pattern: 'ring', arguments: [] }],
    events: [{ name: 'said', arguments: speaker }],
    prompts: [{ name: 'nothing', arguments: [] }, { name: 'turn', arguments: speaker }],
    points: [],
    sorts: { seat: { name: 'seat', kind: 'seats', first: 0, size: 6 } },
  } // prettier-ignore
  const messages = 'event-said = { $seat } speaks.\nprompt-turn = Does { $seat } end?\nrefusal-XX-9 = { $decision } is not possible.\ndecision-ring = ring'
  const texts = () => Promise.resolve({ messages, rules: '', rulings: '', cards: [] })
  return {
    ...wire,
    isCurrent: async () => server.same,
    gameOf: async () => {
      const game = new wire.Game(data as unknown as import('../../api/types.ts').GameData, texts)
      await game.words.fetched()
      return { info: {}, game }
    },
  }
})

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = 1
  sent: { type: string; id?: string; prompt?: number; decision?: unknown }[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined

  constructor() {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number])
  }

  close(): void {
    this.readyState = 3
  }
}

const CALM = 550
const FIRST = 900
const TABLE = { game: 'vigil', you: { seat: 0 }, matches: [], seats: [{ seat: 0, name: 'Ada' }, { seat: 1, name: 'Bob' }] } // prettier-ignore

function hear(message: object): void {
  FakeSocket.last.onmessage({ data: JSON.stringify(message) })
}

function prompt(id: number): object {
  return { id, asks: [1, 0], decisions: [0], window: null }
}

/** The match after so many changes, told by one event. */
function state(version: number, asked: object | null, more: object = {}): object {
  const told = { told: version - 1, events: [[1, 0, version % 2]] }
  return { match: 'm', version, view: {}, prompt: asked, ...told, ended: [], outcome: null, can_undo: false, ruins: [], game_number: 1, ...more }
}

function decided(): FakeSocket['sent'] {
  return FakeSocket.last.sent.filter(({ type }) => type === 'decide')
}

let live: LiveTable
/** Which games this browser has seen the end of. */
let played: string

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  played = '{"vigil":true}'
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'lychgate.played' ? played : null), setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { LiveTable } = await import('./live.svelte.ts')
  live = new LiveTable('t', null)
  hear({ type: 'full', table: TABLE, match: state(1, null), missed: null, notes: null, chat: [], pointed: [] })
  hear({ type: 'change', ...state(2, prompt(10)) })
  await vi.advanceTimersByTimeAsync(0) // the game is fetched
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a question that was answered is closed at once, though what came of it is shown later', () => {
  expect(live.question?.id).toBe(10)
  live.decide({ do: 'end' })
  live.decide({ do: 'end' })
  expect(live.waiting).toBe(true)
  hear({ type: 'change', ...state(3, prompt(11)) }) // the change before is still being looked at
  hear({ type: 'accepted', id: decided()[0]?.id, prompt: 10 })
  expect(live.waiting).toBe(false)
  expect(live.match).toMatchObject({ version: 2 })
  expect(live.question).toBeNull()
  expect(live.answered).toBe(true)
  live.decide({ do: 'end' })
  expect(decided()).toHaveLength(1)
  expect(live.refusal).toBeNull()
  vi.advanceTimersByTime(CALM)
  expect(live.question?.id).toBe(11)
})

test('in the first game of a kind others are shown more slowly', () => {
  played = '{}'
  hear({ type: 'change', ...state(3, null) })
  hear({ type: 'change', ...state(4, null) })
  vi.advanceTimersByTime(CALM)
  expect(live.match).toMatchObject({ version: 3 })
  vi.advanceTimersByTime(FIRST - 1)
  expect(live.match).toMatchObject({ version: 3 })
  vi.advanceTimersByTime(1)
  expect(live.match).toMatchObject({ version: 4 })
})

test('what has happened since I decided begins with what I did', () => {
  live.decide({ do: 'end' })
  hear({ type: 'accepted', id: decided()[0]?.id, prompt: 10 })
  for (const version of [3, 4]) hear({ type: 'change', ...state(version, null) })
  vi.advanceTimersByTime(2 * CALM)
  expect(live.sinceDecided.map(({ number }) => number)).toEqual([3, 4])
})

test('what was decided in vain begins nothing', () => {
  live.decide({ do: 'end' })
  hear({ type: 'refused', id: decided()[0]?.id, code: 'illegal-decision', message: 'refusal-XX-9', arguments: { decision: 1 }, rule: 'XX-9', prompt: prompt(10) })
  hear({ type: 'change', ...state(3, prompt(11)) })
  vi.advanceTimersByTime(CALM)
  expect(live.sinceDecided.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('a refusal says why, leaves the question open, and makes nothing happen again', () => {
  const { match, fresh } = live
  live.decide({ do: 'end' })
  hear({ type: 'refused', id: decided()[0]?.id, code: 'illegal-decision', message: 'refusal-XX-9', arguments: { decision: 1 }, rule: 'XX-9', prompt: prompt(10) })
  expect(live.refusal?.sentence).toBe('“Ring” is not possible.')
  expect(live.refusal?.rule).toBe('XX-9')
  expect(live.waiting).toBe(false)
  expect(live.question?.id).toBe(10)
  expect(live.match).toBe(match)
  expect(live.fresh).toBe(fresh)
})

test('an answer that came too late is told without the number of its question', () => {
  live.decide({ do: 'end' })
  const late = { code: 'stale-prompt', message: 'refused-stale-prompt', arguments: { prompt: 10 }, rule: null }
  hear({ type: 'refused', id: decided()[0]?.id, ...late, prompt: prompt(11) })
  expect(live.refusal?.sentence).toMatch(/already been answered/)
  expect(live.question).toBeNull()
  hear({ type: 'change', ...state(3, prompt(11)) })
  vi.advanceTimersByTime(CALM)
  expect(live.question?.id).toBe(11)
})

test('the result is told when the last change has been looked at', () => {
  live.acts = (events) => (events[0]?.number === 3 ? { steps: [1, 1], reveals: true } : null)
  const outcome = { winners: [0], lines: [], names: ['Ada', 'Bob'] }
  hear({ type: 'change', ...state(3, null, { outcome }) })
  vi.advanceTimersByTime(CALM) // the one before
  expect(live.playing?.step).toBe(0)
  vi.advanceTimersByTime(2 * CALM - 1)
  expect(live.playing?.step).toBe(1)
  expect(live.events.map(({ number }) => number)).toEqual([1, 2])
  vi.advanceTimersByTime(1)
  expect(live.events.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(live.outcome).toBeNull()
  vi.advanceTimersByTime(CALM)
  expect(live.outcome).toEqual(outcome)
})

test('what is told is read with the players’ names as they are', () => {
  expect(live.events.map(({ name, arguments: given, sentence }) => ({ name, given, sentence }))).toEqual([
    { name: 'said', given: { seat: 1 }, sentence: 'Bob speaks.' },
    { name: 'said', given: { seat: 0 }, sentence: 'Ada speaks.' },
  ])
  expect(live.question).toMatchObject({ name: 'turn', sentence: 'Does Ada end?', decisions: [{ decision: 'end', data: { do: 'end' } }] })
  hear({ type: 'table', table: { ...TABLE, seats: [TABLE.seats[0], { seat: 1, name: 'Cy' }] } })
  expect(live.events[0]?.sentence).toBe('Cy speaks.')
})

test('decisions are sent by their numbers, and what is none as it is', () => {
  live.decide({ do: 'end' })
  hear({ type: 'refused', id: decided()[0]?.id, code: 'x', message: null, arguments: {}, rule: null, sentence: 'No.', prompt: prompt(10) })
  live.decide('ring')
  hear({ type: 'refused', id: decided()[1]?.id, code: 'x', message: null, arguments: {}, rule: null, sentence: 'No.', prompt: prompt(10) })
  live.decide({ do: 'dance' })
  expect(decided().map(({ decision }) => decision)).toEqual([0, 1, { do: 'dance' }])
})

test('who comes back is told the last of what was missed', () => {
  const match = { ...state(9, null), told: 0, events: Array.from({ length: 9 }, (_, i) => [1, 0, i % 2]) }
  hear({ type: 'full', table: TABLE, match, missed: { count: 8 }, notes: null, chat: [], pointed: [] })
  expect(live.missed?.count).toBe(8)
  expect(live.missed?.events.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9])
})

/** A browser that can load the page anew, and remembers that it did. */
function reloading(): () => void {
  const reload = vi.fn()
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', reload })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) })
  return reload
}

test('who comes back to a server with another form of the game loads the page anew', async () => {
  const reload = reloading()
  for (const same of [true, false]) {
    server.same = same
    FakeSocket.last.onclose({ code: 1006 })
    await vi.advanceTimersByTimeAsync(10_000)
    hear({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(same ? 0 : 1)
  }
  server.same = true
})

test('a page that is too old for the server is loaded anew once, and then says so', () => {
  const reload = reloading()
  FakeSocket.last.onclose({ code: 4426 })
  expect(reload).toHaveBeenCalledTimes(1)
  expect(live.shut).toBeNull()
  live.reconnect()
  FakeSocket.last.onclose({ code: 4426 })
  expect(reload).toHaveBeenCalledTimes(1)
  expect(live.shut).toBe(4426)
})
