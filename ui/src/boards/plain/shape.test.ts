import { expect, test } from 'vitest'
import { isShort, shapeOf } from './shape.ts'

test('what is nothing, empty or not known is shown as nothing', () => {
  for (const value of [null, undefined, [], {}]) expect(shapeOf(value)).toEqual({ kind: 'nothing' })
})

test('words, numbers and truths are short', () => {
  expect(shapeOf('betting')).toEqual({ kind: 'text', text: 'betting' })
  expect(shapeOf(-3)).toEqual({ kind: 'number', text: '−3' })
  expect(shapeOf(0)).toEqual({ kind: 'number', text: '0' })
  expect(shapeOf(false)).toEqual({ kind: 'truth', value: false })
  expect([null, 'odd', 7, true, [1, null, 3]].every(isShort)).toBe(true)
})

test('a list of plain values stands on one line', () => {
  expect(shapeOf([4, null, 'x'])).toEqual({ kind: 'list', values: [4, null, 'x'] })
})

test('things alike are rows with the columns of all of them', () => {
  const shape = shapeOf([{ die: 4 }, { die: 2, card: 5 }])
  expect(shape).toEqual({ kind: 'rows', columns: ['die', 'card'], rows: [{ seat: null, cells: [4, undefined] }, { seat: null, cells: [2, 5] }] })
  expect(isShort([{ die: 4 }])).toBe(false)
})

test('rows about seats are named after the players', () => {
  const shape = shapeOf([{ seat: 1, hand: [2] }, { seat: 0, hand: null }])
  expect(shape).toEqual({ kind: 'rows', columns: ['hand'], rows: [{ seat: 1, cells: [[2]] }, { seat: 0, cells: [null] }] })
})

test('a seat that is nobody’s is a value like others', () => {
  expect(shapeOf([{ seat: null, card: 1 }])).toMatchObject({ columns: ['seat', 'card'], rows: [{ seat: null, cells: [null, 1] }] })
})

test('a table has its fields, and a mixed list its items', () => {
  expect(shapeOf({ a: 1 })).toEqual({ kind: 'fields', fields: [['a', 1]] })
  expect(shapeOf([[1, 2], { a: 1 }])).toEqual({ kind: 'items', values: [[1, 2], { a: 1 }] })
})
