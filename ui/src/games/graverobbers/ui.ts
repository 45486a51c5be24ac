import sheet from '../../../art/graverobbers.detective.robber.bobby.sprite'
import type { GameUi } from '../game.ts'

export const ui: GameUi = {
  cover: { sheet, figures: ['detective', 'robber', 'bobby'], spot: '#c4664c' },
  players: 4, // whom to accuse should not be obvious
  presets: { quick: { rules: 'french' }, full: { players: 4, games: 3 }, family: { options: { open_hands: true } } },
  beside: () => import('./beside.ts'),
  table: () => import('./table.ts'),
}
