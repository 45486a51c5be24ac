import { expect, test } from 'vitest'
import type { Happening } from '../api/types.ts'
import { beats, FLOURISH, flourishes, HUSH } from './flourishes.ts'

const HUSHES = { fallen: { figure: 'dust', message: 'it-trembles' } }

function told(name: string, number: number): Happening {
  return { number, name, arguments: {}, game_number: 1, sentence: name, rule: '' }
}

test('what reveals something has a hush before it, and holds the table back', () => {
  const moments = [told('found', 1), told('fallen', 2)]
  expect(flourishes(moments, HUSHES)).toEqual({ steps: [FLOURISH, HUSH, FLOURISH], reveals: true })
  expect(beats(moments, HUSHES).map(({ moment, hush }) => [moment.name, hush?.figure ?? null])).toEqual([
    ['found', null],
    ['fallen', 'dust'],
    ['fallen', null],
  ])
})

test('what reveals nothing is shown with the table, and without a moment there is no act', () => {
  expect(flourishes([told('found', 1)], HUSHES)).toEqual({ steps: [FLOURISH], reveals: false })
  expect(flourishes([])).toBeNull()
})
