import sheet from '../../../art/gravediggers.widow.accomplice.bandit.sprite'
import type { GameUi } from '../game.ts'

export const ui: GameUi = {
  cover: { sheet, figures: ['widow', 'accomplice', 'bandit'], spot: '#86a58c' },
  players: 4, // a bluff needs witnesses
  presets: { family: { options: { open_money: true } } },
  beside: () => import('./beside.ts'),
  table: () => import('./table.ts'),
}
