/** Beside the real box: what is entered becomes a position, and what the server refuses becomes a sentence. */
import { expect, test, vi } from 'vitest'
import { differences } from './editions.ts'
import { Refused } from '../api/client.ts'
import { obstacleOf, withOne, without } from './scoring.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const option = (name: string, usual: unknown) => ({ name, default: usual, values: [], range: null, rule: 'XX-1', seat: false })

test('editions differ in what one of them has otherwise, and in nothing else', () => {
  const found = differences({ options: [option('spy', 'either'), option('tie', 'share')], rule_sets: { old: {}, new: { spy: 'first' } } })
  expect(found.map(({ option: { name }, values }) => [name, values.map(({ value }) => value)])).toEqual([['spy', ['either', 'first']]])
})

test('one more, one less', () => {
  expect(withOne(['a'], 'a')).toEqual(['a', 'a'])
  expect(without(['a', 'b', 'a'], 2)).toEqual(['a', 'b'])
})

test('a table that cannot be has its rule, one without a server its own sentence, and anything else what it says', () => {
  const refused = (code: string) => obstacleOf(new Refused(code, () => 'because', 'XX-1'))
  expect(refused('bad-position')).toEqual({ why: 'impossible', rule: 'XX-1' })
  expect(refused('no-connection')).toEqual({ why: 'alone' })
  expect(refused('too-many').why).toBe('other')
})
