import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, type LinkState } from './link.ts'

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(code = 1005): void {
    if (this.readyState !== 3) this.end(code)
  }

  /** The server answers. */
  answer(): void {
    this.readyState = 1
    this.onopen()
    this.onmessage({ data: '{}' })
  }

  end(code: number): void {
    this.readyState = 3
    this.onclose({ code })
  }
}

function newest(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket
}

function linked(): { link: Link; states: LinkState[] } {
  const states: LinkState[] = []
  const listener = { state: (state: LinkState) => states.push(state), message: () => undefined, refused: () => undefined }
  return { link: new Link('/socket', { type: 'hello' }, listener), states }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who connects anew as somebody else is live again, and was never lost', () => {
  const { link, states } = linked()
  newest().answer()
  link.again()
  newest().answer()
  expect(FakeSocket.all).toHaveLength(2)
  expect(states).toEqual(['live', 'connecting', 'live'])
})

test('a connection that breaks is lost until something is heard again', () => {
  const { states } = linked()
  newest().answer()
  newest().end(1006)
  vi.advanceTimersByTime(400)
  newest().end(1006)
  vi.advanceTimersByTime(799)
  expect(FakeSocket.all).toHaveLength(2) // the second wait is twice as long
  vi.advanceTimersByTime(1)
  newest().answer()
  expect(states).toEqual(['live', 'lost', 'live'])
})

test('to connect anew while nothing answers is no longer to be lost, until that fails too', () => {
  const { link, states } = linked()
  newest().end(1006)
  link.again()
  newest().end(1006)
  expect(states).toEqual(['lost', 'connecting', 'lost'])
})
