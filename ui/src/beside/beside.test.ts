/** Beside the real box: what is entered becomes a position, and what the server refuses becomes a sentence. */
import { expect, test } from 'vitest'
import { differences } from './editions.ts'
import { withOne, without } from './scoring.ts'

const option = (name: string, usual: unknown) => ({ name, default: usual, values: [], range: null, rule: 'XX-1', seat: false })

test('editions differ in what one of them has otherwise, and in nothing else', () => {
  const found = differences({ options: [option('spy', 'either'), option('tie', 'share')], rule_sets: { old: {}, new: { spy: 'first' } } })
  expect(found.map(({ option: { name }, values }) => [name, values.map(({ value }) => value)])).toEqual([['spy', ['either', 'first']]])
})

test('one more, one less', () => {
  expect(withOne(['a'], 'a')).toEqual(['a', 'a'])
  expect(without(['a', 'b', 'a'], 2)).toEqual(['a', 'b'])
})
