/** The end of a game: the loot of the night, and who goes home with how much. */
import sheet from '../../../art/gravediggers.sprite'
import type { Ending } from '../../alive/ending.ts'
import { FIGURES, type Scene } from './view.ts'

const LOOT = ['ring', 'watch', 'crown', 'candlestick', 'necklace']

export function ending({ view, names, words }: Scene): Ending {
  const robbed = view.last_robbery?.cards.map((card) => FIGURES[card] ?? 'coin') ?? LOOT
  const size = Math.min(220, 1000 / Math.max(1, robbed.length))
  const left = (1000 - size * robbed.length) / 2
  const richest = Math.max(...view.seats.map(({ money }) => money))
  const rich = view.seats.filter(({ money }) => money === richest).map(({ seat }) => names[seat])
  const notes = view.seats.reduce((sum, seat) => sum + seat.notes, 0)
  return {
    sky: ['#10201c', '#7b6a3a'],
    drawings: [
      { sheet, name: 'bandit', x: 130, y: 20, size: 230 },
      { sheet, name: 'shovels', x: 385, y: 0, size: 230 },
      { sheet, name: 'guard', x: 640, y: 20, size: 230 },
      ...robbed.map((name, i) => ({ sheet, name, x: left + i * size, y: 500 - size, size: size * 0.94 })),
    ],
    story: [
      words('story-robbery', { cemetery: view.last_robbery?.cemetery ?? 0 }),
      words('story-rich', { players: rich.join(', '), money: richest }),
      words('story-notes', { count: notes }),
    ],
  }
}
