import { expect, test } from 'vitest'
import { attack, copyOf, written } from './filming.ts'

const TYPES: Record<string, string> = { mall: 'location', cellar: 'location', sheriff: 'character', hero: 'character', torch: 'prop', fog: 'effect' }
const face = (card: string) => ({ type: TYPES[card] ?? 'effect' })

test('what is put after a character lies under it, and locations are combined', () => {
  expect(written(['mall', 'fog', 'cellar', 'sheriff', 'torch', 'fog', 'hero'], face)).toBe('mall+cellar[fog] sheriff[torch,fog] hero')
})

test('a second copy has a number', () => {
  expect(copyOf('torch', ['hero'])).toBe('torch')
  expect(copyOf('torch', ['torch', 'hero'])).toBe('torch.2')
})

test('an attack is played, aimed, and not answered', () => {
  const wish = attack([{ film: 'hero', hand: [] }, { film: 'sheriff', hand: [] }], 1, 'toad', 0)
  expect(wish.decisions).toEqual(['2 toad', '2 film 1', '1 pass'])
  expect(wish.given).toEqual({ turn: 2, seats: { 1: { film: 'hero', hand: '' }, 2: { film: 'sheriff', hand: 'toad' } } })
})
