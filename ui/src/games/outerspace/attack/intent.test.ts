import { expect, test } from 'vitest'
import type { Data } from '../../../api/types.ts'
import type { Asking } from '../../../table/asking/asking.svelte.ts'
import { Intent } from './intent.ts'

/** Somebody who has picked a card, and may decide these; `decided` is what was decided. */
function asking(picked: string | null, legal: Data[]): Asking & { decided: Data[] } {
  const decided: Data[] = []
  return {
    picked,
    prompt: {},
    decided,
    decide: (decision: Data) => decided.push(decision),
    fits: (part: Data) => legal.some((decision) => Object.entries(part).every(([key, value]) => decision[key] === value)),
  } as unknown as Asking & { decided: Data[] }
}

test('a card put onto a film is chosen, and then aimed at it', () => {
  const intent = new Intent()
  const first = asking('meteor-worm', [{ card: 'meteor-worm' }])
  intent.mean(first, [{ film: 2 }])
  expect(first.decided).toEqual([{ card: 'meteor-worm' }])
  const second = asking(null, [{ film: 1 }, { film: 2 }])
  intent.follow(second, 'meteor-worm')
  expect(second.decided).toEqual([{ film: 2 }])
  intent.follow(second, 'meteor-worm')
  expect(second.decided).toHaveLength(1)
})

test('on a character it is the film that is meant, if the card is for films', () => {
  const intent = new Intent()
  intent.mean(asking('drive-in', []), [{ card: 'prom-queen' }, { film: 3 }])
  const second = asking(null, [{ film: 3 }])
  intent.follow(second, 'drive-in')
  expect(second.decided).toEqual([{ film: 3 }])
})

test('what does not fit is asked, and what is meant for one card is not done with another', () => {
  const intent = new Intent()
  intent.mean(asking('burning-torch', []), [{ film: 3 }])
  const other = asking(null, [{ film: 3 }])
  intent.follow(other, 'drive-in')
  expect(other.decided).toEqual([])
  const torch = asking(null, [{ card: 'prom-queen' }])
  intent.follow(torch, 'burning-torch')
  expect(torch.decided).toEqual([])
})
