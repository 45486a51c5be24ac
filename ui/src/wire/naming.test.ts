/** Sentences in a language whose things change with the sentence. Python's are held to the same in tests/play. */
import { expect, test, vi } from 'vitest'
import type { Sort } from './sorts.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const { decisionInWords, hiddenInWords, told } = await import('./naming.ts')
const { either, speaker } = await import('../words/words.ts')

const ENGLISH = speaker(['thing-lamp = lamp\nthing-rope = rope\nevent-seen = { $seat } sees the { $thing }.'])
const GERMAN = speaker(
  [
    `
thing-lamp = der Leuchter
    .acc = den Leuchter
    .dat = dem Leuchter
event-found = { $seat } findet { THING($thing, form: "acc") }.
event-lies = Hier liegt { $thing }.
decision-take = { THING($take, form: "acc") } nehmen
hidden-places = Unter { THING($what, form: "dat") } von { $player }
event-said = { THING($seat, form: "acc") } spricht.
`,
  ],
  'de',
)
const WORDS = either(GERMAN, ENGLISH)
const THING: Sort = { name: 'thing', kind: 'names', first: 1, size: 2, things: ['lamp', 'rope'] }
const SEAT: Sort = { name: 'seat', kind: 'seats', first: 0, size: 6 }
const NAMES = { words: WORDS, sorts: ['thing'] }

const say = (message: string, thing = 1) => told(message, [['seat', SEAT, 0], ['thing', THING, thing]], ['Ada'], WORDS) // prettier-ignore

test('a thing is said in the form that a sentence needs, or as it stands in a list', () => {
  expect(say('event-found')).toBe('Ada findet den Leuchter.')
  expect(say('event-lies')).toBe('Hier liegt der Leuchter.')
})

test('so it is in decisions, and where something is hidden', () => {
  expect(decisionInWords({ decision: 'take lamp.2', data: { take: 'lamp.2' } }, ['Ada'], NAMES)).toBe('den Leuchter nehmen')
  expect(hiddenInWords('places.1', 'lamp', ['Ada'], NAMES)).toBe('Unter dem Leuchter von ')
})

test('what is no thing has one form', () => {
  expect(say('event-said')).toBe('Ada spricht.')
})

test('what the language lacks is said in English', () => {
  expect(say('event-seen', 2)).toBe('Ada sees the rope.')
})
