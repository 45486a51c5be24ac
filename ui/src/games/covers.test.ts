import { expect, test } from 'vitest'
import type { GameUi } from './game.ts'

const OWN = import.meta.glob<GameUi>('./*/ui.ts', { import: 'ui', eager: true })

test.each(Object.entries(OWN))('the sheet of %s has the figures of its cover, so that its box is not empty', (_, { cover }) => {
  const [, ...drawn] = (cover?.sheet.split('/').at(-1) ?? '').replace(/\.(svg|sprite)$/, '').split('.')
  expect(drawn).toEqual(cover?.figures)
})
