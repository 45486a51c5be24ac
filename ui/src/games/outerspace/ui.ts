import sheet from '../../../art/outerspace.star.invader.creature.sprite'
import type { GameUi } from '../game.ts'

export const ui: GameUi = {
  cover: { sheet, figures: ['star', 'invader', 'creature'], spot: '#b05ad0' },
  cards: () => import('./cards/CardsPage.svelte'),
  presets: { full: { players: 4, options: { decks: 'house+jungle' } } },
  beside: () => import('./beside.ts'),
  table: () => import('./table.ts'),
}
