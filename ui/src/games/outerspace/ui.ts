import sheet from '../../../art/outerspace.sprite'
import type { GameUi } from '../game.ts'

export const ui: GameUi = {
  cover: { sheet, figures: ['woman', 'alien', 'monster'], spot: '#b05ad0' },
  cards: () => import('./CardsPage.svelte'),
  table: () => import('./table.ts'),
}
