import { expect, test } from 'vitest'
import { Decisions } from './decisions.ts'
import { pictureReader, type Shape, type Shapes } from './picture.ts'
import type { Sorts } from './sorts.ts'

const SORTS: Sorts = { card: { name: 'card', kind: 'names', first: 1, size: 3, things: ['lamp', 'rope', 'bell'] } }
const DECISIONS = new Decisions([{ name: 'lay', first: 0, pattern: 'lay {lay}', arguments: [{ name: 'lay', sort: 'card' }] }], SORTS)
const PILE: Shape = {
  object: [
    ['top', { thing: 'card', null: true }],
    ['below', { list: { ref: 'Pile' } }],
  ],
}
const SHAPES: Shapes = { Pile: PILE }
const SHAPE: Shape = {
  object: [
    ['phase', { word: ['deal', 'turn', 'over'] }],
    ['round', { number: true }],
    ['open', { boolean: true }],
    ['title', { text: true, null: true }],
    ['hand', { list: { thing: 'card' }, null: true }],
    ['rows', { list: { list: { number: true, null: true } } }],
    ['pile', { ref: 'Pile', null: true }],
    ['answer', { decision: true, null: true }],
  ],
}

test('lists of numbers become objects with names, by their shape', () => {
  const read = pictureReader(SHAPE, SHAPES, SORTS, DECISIONS)
  expect(read([1, 7, 1, 'Night', [3, 1], [[1, null], []], [2, [[null, []], [1, []]]], 1])).toEqual({
    phase: 'turn',
    round: 7,
    open: true,
    title: 'Night',
    hand: ['bell', 'lamp'],
    rows: [[1, null], []],
    pile: { top: 'rope', below: [{ top: null, below: [] }, { top: 'lamp', below: [] }] },
    answer: 'lay rope',
  })
})

test('what is not known is null, whatever its shape', () => {
  const read = pictureReader(SHAPE, SHAPES, SORTS, DECISIONS)
  expect(read([0, 0, 0, null, null, [], null, null])).toEqual({ phase: 'deal', round: 0, open: false, title: null, hand: null, rows: [], pile: null, answer: null })
})

test('a shape that nothing is called by is a mistake that is named', () => {
  expect(() => pictureReader({ ref: 'Tree' }, {}, SORTS, DECISIONS)).toThrow('There is no shape Tree.')
})
