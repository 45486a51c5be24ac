import { expect, test, vi } from 'vitest'
import { Asking } from '../table/asking/asking.svelte.ts'
import { oneWord } from '../table/asking/answers.ts'
import { speaker } from '../words/words.ts'
import { tableOf } from './module/contract.ts'
import { everyDecision } from './plain/answers.ts'
import { decisionName, partName } from './things.ts'
import { thingName } from '../wire/naming.ts'
import type { Prompt } from '../api/types.ts'
import type { Scene } from '../games/game.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const words = speaker([
  `
card-lamp = brass lamp
decision-lay = lay the { $lay } at place { $place }
decision-call = call { $player }
decision-wait = wait
do-wait = Wait a while
picture-hand_size = Cards in hand
`,
])
const NAMES = { words, sorts: ['goal', 'card'] }
const PLAYERS = ['Ada', 'Bo']

test('a decision is said in the game’s words, with its things by their names', () => {
  const laid = { decision: 'lay lamp.2 4', data: { lay: 'lamp.2', place: 4 } }
  expect(decisionName(laid, PLAYERS, NAMES)).toBe('Lay the brass lamp at place 4')
})

test('a decision about a player names the player', () => {
  expect(decisionName({ decision: 'call 2', data: { call: 2 } }, PLAYERS, NAMES)).toBe('Call Bo')
})

test('a decision without words is its notation, as it is written', () => {
  expect(decisionName({ decision: 'look 2', data: { do: 'look', place: 2 } }, PLAYERS, NAMES)).toBe('look 2')
})

test('what has no name is called as it is', () => {
  expect(thingName('betting', NAMES)).toBe('betting')
  expect(thingName('a text of its own', NAMES)).toBe('a text of its own')
  expect(partName('hand_size', NAMES)).toBe('Cards in hand')
  expect(partName('past_watches', NAMES)).toBe('Past watches')
})

const prompt: Prompt = {
  id: 7, name: 'turn', arguments: {}, sentence: 'Your turn.', ruins: [], window: null,
  decisions: [...Array.from({ length: 10 }, (_, i) => ({ decision: `lay lamp ${i}`, data: { lay: 'lamp', place: i } })), { decision: 'wait', data: { do: 'wait' } }, { decision: 'look 1', data: { do: 'look', place: 1 } }],
} // prettier-ignore

function scene(question: Prompt | null, decided: unknown[] = []): Scene {
  const asking = new Asking(() => question, (decision) => decided.push(decision))
  return { view: { pile: 3 }, names: PLAYERS, me: 1, asking, words, fresh: [], pointed: new Map(), point: null }
}

test('on the plain board every decision is an answer, the first nine by a digit', () => {
  const answers = everyDecision(scene(prompt), NAMES.sorts)
  expect(answers.map(({ decision }) => decision)).toEqual(prompt.decisions.map(({ decision }) => decision))
  expect(answers.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', null, null, null])
  expect(answers[0]?.label).toBe('Lay the brass lamp at place 0')
})

test('on other boards only decisions that are a single word are', () => {
  expect(oneWord(scene(prompt))).toEqual([{ decision: 'wait', label: 'Wait a while', key: 'e', sign: 'do-wait' }])
})

test('a board of a package is given the table, and answers by notation', () => {
  const decided: unknown[] = []
  const table = tableOf(scene(prompt, decided), NAMES.sorts)
  expect(Object.keys(table).sort()).toEqual(['busy', 'decide', 'decisions', 'events', 'language', 'names', 'prompt', 'say', 'seat', 'view'])
  expect(table.prompt).toEqual({ id: 7, name: 'turn', arguments: {}, sentence: 'Your turn.', window: null })
  expect(table.decisions[4]).toEqual({ decision: 'lay lamp 4', data: { lay: 'lamp', place: 4 }, words: 'Lay the brass lamp at place 4' })
  table.decide('lay lamp 4')
  expect(decided).toEqual(['lay lamp 4'])
})

test('who is asked nothing has nothing to answer', () => {
  const table = tableOf(scene(null), NAMES.sorts)
  expect(table.prompt).toBeNull()
  expect(table.decisions).toEqual([])
})
