/** The end of a game: the whole mine under its mountain, everything that is known of it, and what became of treasure and comrade. */
import sheet from '../../../art/goldraeuber.sprite'
import type { Drawing, Ending } from '../../alive/ending.ts'
import { type Cell, type Scene, THINGS, type Thing } from './view.ts'

const HIGH = 480

function drawingOf({ face, kind }: Cell): string {
  return face === 'collapsed' ? 'rubble' : face === 'down' && kind === null ? 'back' : (kind ?? 'tunnel')
}

function mine({ view }: Scene): Drawing[] {
  const rows = view.map.length
  const columns = Math.max(1, ...view.map.map((row) => row.length))
  const size = Math.min(HIGH / rows, 1000 / columns)
  const left = (1000 - size * columns) / 2
  const at = (x: number, y: number) => ({ x: left + x * size, y: (500 - size * rows) / 2 + y * size })
  const cells = view.map.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell ? [{ sheet, name: drawingOf(cell), size: size * 0.96, ...at(x, y), colours: { spot: '#c4913f' } }] : [])),
  )
  const miners = view.map.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell?.miners.length ? [{ sheet, name: 'miner', size: size * 0.6, x: at(x, y).x + size * 0.2, y: at(x, y).y + size * 0.2 }] : [])),
  )
  return [...cells, ...miners]
}

function fateOf({ view, names, words }: Scene, thing: Thing): string {
  const { state, place, seat } = view.things[thing]
  return words(`story-${thing}`, { state, place: place ?? '', player: names[seat ?? -1] ?? '' })
}

export function ending(scene: Scene): Ending {
  const won = scene.view.end === 'won'
  return {
    sky: won ? ['#20406a', '#e2a85a'] : ['#15171c', '#5a2a22'],
    drawings: mine(scene),
    story: [...THINGS.map((thing) => fateOf(scene, thing)), scene.words('story-end', { end: scene.view.end ?? 'hopeless' })],
  }
}
