import sheet from '../../../art/graverobbers.sprite'
import type { GameUi } from '../game.ts'

export const ui: GameUi = {
  cover: { sheet, figures: ['detective', 'robber', 'bobby'], spot: '#c4664c' },
  players: 4, // whom to accuse should not be obvious
  table: () => import('./table.ts'),
}
