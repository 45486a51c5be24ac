import sheet from '../../../art/goldraeuber.miner.monk-calm.comrade.sprite'
import type { GameUi } from '../game.ts'

export const ui: GameUi = {
  cover: { sheet, figures: ['miner', 'monk-calm', 'comrade'], spot: '#d0a24c' },
  players: 2, // company is better than none
  presets: { quick: { players: 2 }, full: { rules: 'expert' } },
  beside: () => import('./beside.ts'),
  table: () => import('./table.ts'),
}
