import { expect, test } from 'vitest'
import { alone, wrapped } from './ending.ts'

const SHEET = '<svg><symbol id="a" viewBox="0 0 9 9"><path fill="var(--spot)"/><path fill="var(--none, red)"/></symbol><symbol id="b" viewBox="0 0 1 1"><g/></symbol></svg>'

test('a drawing stands alone, with its colours written in', () => {
  expect(alone(SHEET, 'a', { spot: 'red' })).toContain('viewBox="0 0 9 9"')
  expect(alone(SHEET, 'a', { spot: 'red' })).toContain('<path fill="red"/>')
  expect(alone(SHEET, 'a')).not.toContain('var(')
  expect(alone(SHEET, 'a')).not.toContain('<g/>')
  expect(alone(SHEET, 'c')).toBeNull()
})

test('a long sentence is broken between words, and a long word stands alone', () => {
  expect(wrapped('one two three', 7, (text) => text.length)).toEqual(['one two', 'three'])
  expect(wrapped('unbreakable a', 5, (text) => text.length)).toEqual(['unbreakable', 'a'])
})
