/** The end of a game: the film in the can, with its stars before a saucer’s light. */
import sheet from '../../../art/outerspace.sprite'
import type { Ending } from '../../alive/ending.ts'
import { face } from './cards/cards.ts'
import { titleOf } from './film/titles.svelte.ts'
import type { Scene } from './view.ts'

const COLOURS = { ink: '#1a0a18', paper: '#ffe9b0', spot: '#e2562b' }

export function ending(scene: Scene, winners: number[]): Ending {
  const cast = winners.flatMap((seat) => scene.view.seats[seat]?.characters.map(({ card }) => face(card).name) ?? []).slice(0, 4)
  const directors = winners.map((seat) => scene.names[seat] ?? '').join(', ')
  return {
    sky: ['#7a1038', '#f39a2c'],
    drawings: [
      { sheet, name: 'saucer', x: 370, y: -20, size: 260, colours: { ...COLOURS, spot: '#58b947' } },
      { sheet, name: 'woman', x: 90, y: 230, size: 280, colours: COLOURS },
      { sheet, name: 'monster', x: 330, y: 170, size: 340, colours: COLOURS },
      { sheet, name: 'man', x: 630, y: 230, size: 280, colours: COLOURS },
    ],
    story: [
      scene.words('story-film', { title: titleOf(scene) }),
      scene.words('film-by', { directors }),
      ...(cast.length > 0 ? [scene.words('starring', { cast: cast.join(', ') })] : []),
    ],
  }
}
