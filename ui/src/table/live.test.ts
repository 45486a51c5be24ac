import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveTable } from './live.svelte.ts'

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = 1
  sent: { type: string; id?: string; prompt?: number }[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined

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
const TABLE = { you: { seat: 0 }, matches: [], seats: [{ seat: 0, name: 'Ada' }, { seat: 1, name: 'Bob' }] } // prettier-ignore

function hear(message: object): void {
  FakeSocket.last.onmessage({ data: JSON.stringify(message) })
}

function prompt(id: number): object {
  return { id, name: 'turn', sentence: `Question ${id}`, decisions: [{ data: { do: 'end' } }], window: null }
}

/** The match after so many changes, told by one event. */
function state(version: number, asked: object | null, more: object = {}): object {
  const events = [{ number: version, name: 'said', arguments: {}, game_number: 1, sentence: `Event ${version}` }]
  return { match: 'm', version, view: {}, prompt: asked, events, ended: [], outcome: null, can_undo: false, game_number: 1, ...more }
}

function decided(): { type: string; id?: string; prompt?: number }[] {
  return FakeSocket.last.sent.filter(({ type }) => type === 'decide')
}

let live: LiveTable

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { LiveTable } = await import('./live.svelte.ts')
  live = new LiveTable('t', null)
  hear({ type: 'full', table: TABLE, match: state(1, null), missed: null, notes: null, chat: [], pointed: [] })
  hear({ type: 'change', ...state(2, prompt(10)) })
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

test('a refusal says why, leaves the question open, and makes nothing happen again', () => {
  const { match, fresh } = live
  live.decide({ do: 'end' })
  hear({ type: 'refused', id: decided()[0]?.id, code: 'illegal-decision', sentence: 'No (XX-9).', rule: 'XX-9', prompt: prompt(10) })
  expect(live.refusal?.rule).toBe('XX-9')
  expect(live.waiting).toBe(false)
  expect(live.question?.id).toBe(10)
  expect(live.match).toBe(match)
  expect(live.fresh).toBe(fresh)
})

test('an answer that came too late is told without the number of its question', () => {
  live.decide({ do: 'end' })
  const late = { code: 'stale-prompt', sentence: 'This answers prompt 10, which is not open.', rule: null }
  hear({ type: 'refused', id: decided()[0]?.id, ...late, prompt: prompt(11) })
  expect(live.refusal?.sentence).toMatch(/already been answered/)
  expect(live.question).toBeNull()
  hear({ type: 'change', ...state(3, prompt(11)) })
  vi.advanceTimersByTime(CALM)
  expect(live.question?.id).toBe(11)
})

test('the result is told when the last change has been looked at', () => {
  live.acts = (events) => (events[0]?.number === 3 ? { steps: [1, 1], reveals: true } : null)
  const outcome = { winners: [0] }
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
