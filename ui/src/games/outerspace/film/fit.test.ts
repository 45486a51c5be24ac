import { expect, test } from 'vitest'
import { fit } from './fit.ts'

/** Films that need so much height, drawn each way, where there is 300. */
function films(needed: Record<string, number>): HTMLElement {
  const dataset: Record<string, string> = {}
  return { dataset, clientHeight: 300, get scrollHeight() { return Math.max(300, needed[dataset['fit'] ?? ''] ?? 0) } } as unknown as HTMLElement // prettier-ignore
}

test.each([
  ['roomy', { roomy: 280, tight: 200, tighter: 150 }],
  ['tight', { roomy: 474, tight: 299, tighter: 200 }],
  ['tighter', { roomy: 474, tight: 350, tighter: 320 }],
])('characters are drawn %s where that is enough, or nothing is', (way, needed) => {
  const drawn = films(needed)
  fit(drawn)
  expect(drawn.dataset['fit']).toBe(way)
})
