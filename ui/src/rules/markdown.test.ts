import { expect, test } from 'vitest'
import { parse, runs } from './markdown.ts'

test('a rule keeps its id and loses its bullet', () => {
  const [block] = parse('- **XX-9** Two cards laid in one turn go to *two* different places.')
  expect(block?.kind).toBe('rule')
  expect(block?.id).toBe('XX-9')
  expect(block?.runs.map(({ text }) => text).join('')).toBe('Two cards laid in one turn go to two different places.')
})

test('lines of a paragraph belong together, blank lines and headings part them', () => {
  const blocks = parse('# Title\nOne\ntwo.\n\n## Part\n- **XX-1** first\n  line\n- **XX-2** second')
  expect(blocks.map(({ kind }) => kind)).toEqual(['title', 'paragraph', 'heading', 'rule', 'rule'])
  expect(blocks[1]?.runs).toEqual([{ text: 'One two.', style: 'plain' }])
  expect(blocks[3]?.runs).toEqual([{ text: 'first line', style: 'plain' }])
})

test('what stands between fences keeps its lines and its white space, and belongs to its rule', () => {
  const blocks = parse('- **XX-4** laid like this.\n  ```\n  2 players  alone\n  o I   o    . I .\n  ```\n- **XX-5** next')
  expect(blocks.map(({ id }) => id)).toEqual(['XX-4', 'XX-5'])
  expect(blocks[0]?.runs).toEqual([
    { text: 'laid like this.', style: 'plain' },
    { text: '2 players  alone\no I   o    . I .\n', style: 'drawn' },
  ])
})

test('bold, italic and code stand apart from the rest', () => {
  expect(runs('a **b** *c* `d`').map(({ style }) => style)).toEqual(['plain', 'bold', 'plain', 'italic', 'plain', 'code'])
})
