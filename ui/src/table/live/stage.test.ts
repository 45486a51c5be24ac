import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Happening } from '../../api/types.ts'
import { type Act, Stage } from './stage.svelte.ts'

const BEAT = 100
const ACTS: Record<string, Act> = {
  drama: { steps: [1, 1, 4], reveals: true },
  moment: { steps: [3], reveals: false },
  panel: { steps: [1, 2], reveals: true, stays: true },
}

interface Change {
  name: string
  events: Happening[]
}

function change(name: string): Change {
  return { name, events: [{ number: 1, name, arguments: {}, game_number: 1, rule: '', sentence: name }] }
}

/** A stage, and what it has shown and finished with, in order. */
function staged(beat = BEAT, patient = false): { stage: Stage<Change>; log: string[] } {
  const log: string[] = []
  const listener = { show: ({ name }: Change) => log.push(name), done: ({ name }: Change) => log.push(`${name} done`) }
  const stage = new Stage<Change>(listener, () => beat, 1, () => patient)
  stage.acts = (events) => ACTS[events[0]?.name ?? ''] ?? null
  return { stage, log }
}

const page = { hidden: false }

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('changes follow each other a beat apart', () => {
  const { stage, log } = staged()
  stage.add(change('a'))
  stage.add(change('b'))
  expect(log).toEqual(['a'])
  vi.advanceTimersByTime(BEAT)
  expect(log).toEqual(['a', 'a done', 'b'])
})

test('what an act reveals is shown when it is over, and the end after that', () => {
  const { stage, log } = staged()
  stage.add(change('drama'))
  stage.add(change('b'))
  const seen = []
  for (let beat = 0; beat < 6; beat++) {
    seen.push(stage.playing?.step)
    expect(log).toEqual([])
    vi.advanceTimersByTime(BEAT)
  }
  expect(seen).toEqual([0, 1, 2, 2, 2, 2])
  expect(stage.playing).toBeNull()
  expect(log).toEqual(['drama'])
  vi.advanceTimersByTime(BEAT)
  expect(log).toEqual(['drama', 'drama done', 'b'])
})

test('where there is time, what stays is sent away by the reader; else it goes by itself', () => {
  const patient = staged(BEAT, true)
  patient.stage.add(change('panel'))
  vi.advanceTimersByTime(BEAT * 50)
  expect(patient.stage.playing?.step).toBe(1)
  expect(patient.log).toEqual([])
  patient.stage.skip()
  expect(patient.log).toEqual(['panel'])
  const hasty = staged()
  hasty.stage.add(change('panel'))
  vi.advanceTimersByTime(BEAT * 3)
  expect(hasty.log).toEqual(['panel'])
})

test('a moment is shown with the table, and the next change waits for it', () => {
  const { stage, log } = staged()
  stage.add(change('moment'))
  stage.add(change('b'))
  expect(log).toEqual(['moment'])
  vi.advanceTimersByTime(3 * BEAT - 1)
  expect(log).toEqual(['moment'])
  expect(stage.playing).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(log).toEqual(['moment', 'moment done', 'b'])
})

test('who cannot wait sees the end of a reveal first, and then the rest up to the next one', () => {
  const { stage, log } = staged()
  for (const name of ['drama', 'a', 'moment', 'drama', 'b']) stage.add(change(name))
  stage.hurry()
  expect(stage.playing?.step).toBe(2)
  expect(log).toEqual([])
  stage.hurry()
  expect(stage.playing?.step).toBe(0)
  expect(log).toEqual(['drama', 'drama done', 'a', 'a done', 'moment', 'moment done'])
})

test('a click ends a moment alone', () => {
  const { stage, log } = staged()
  for (const name of ['moment', 'a', 'b']) stage.add(change(name))
  stage.skip()
  expect(log).toEqual(['moment', 'moment done', 'a'])
})

test('without beats everything is shown at once, in order', () => {
  const { stage, log } = staged(0)
  for (const name of ['drama', 'a']) stage.add(change(name))
  expect(log).toEqual(['drama', 'drama done', 'a', 'a done'])
  expect(stage.playing).toBeNull()
})

test('nothing is revealed to a page that nobody looks at', () => {
  const { stage, log } = staged()
  page.hidden = true
  stage.add(change('a'))
  stage.add(change('drama'))
  stage.add(change('b'))
  vi.advanceTimersByTime(100 * BEAT)
  expect(log).toEqual(['a', 'a done'])
  page.hidden = false
  vi.advanceTimersByTime(6 * BEAT)
  expect(log).toEqual(['a', 'a done', 'drama'])
})
