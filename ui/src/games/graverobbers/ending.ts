/** The end of a game: the row of graves as the night has left them, and who was thought of what. */
import sheet from '../../../art/graverobbers.sprite'
import type { Ending } from '../../alive/ending.ts'
import type { Scene } from './view.ts'

function mostAccused({ view, names, words }: Scene): string {
  const counts = view.seats.map(({ seat }) => view.seats.filter(({ accused }) => accused === seat).length)
  const most = Math.max(0, ...counts)
  const players = names.filter((_, seat) => counts[seat] === most).join(', ')
  return words('story-accused', { count: most, players: most > 0 ? players : '' })
}

export function ending(scene: Scene): Ending {
  const { view, words } = scene
  const size = Math.min(300, 1000 / Math.max(1, view.graves.length))
  const left = (1000 - size * view.graves.length) / 2
  const ransacked = view.graves.filter(({ fate }) => fate === 'ransacked').length
  return {
    sky: ['#161a2a', '#6d5a72'],
    drawings: [
      { sheet, name: ransacked * 2 > view.graves.length ? 'robber' : 'detective', x: 400, y: 0, size: 200 },
      ...view.graves.map(({ fate }, i) => ({ sheet, name: `stone-${fate}`, x: left + i * size, y: 510 - size, size: size * 0.96 })),
    ],
    story: [
      words('story-graves', { all: view.graves.length, ransacked }),
      mostAccused(scene),
      words('story-spies', { count: view.spies.length }),
    ],
  }
}
