/**
 * The quickest way out for a miner, by what is known: a step costs one action, turning up a card one more, and so
 * does each wall on the way. Traps and fallen rock are in nobody's way twice: they are gone around.
 */
import type { Cell, Side, View } from './view.ts'

const STEPS: [Side, Side, number, number][] = [
  ['above', 'below', -1, 0],
  ['right', 'left', 0, 1],
  ['below', 'above', 1, 0],
  ['left', 'right', 0, -1],
]

interface Reached {
  cell: Cell
  actions: number
  before: Reached | null
}

export interface WayOut {
  /** The cards on the way, from the miner's own to the entrance. */
  places: string[]
  actions: number
}

function wall(cell: Cell, side: Side): number {
  return cell.wall === side && !cell.dug ? 1 : 0
}

function neighbours({ map }: View, place: string): { cell: Cell; out: Side; back: Side }[] {
  const row = map.findIndex((cells) => cells.some((cell) => cell?.place === place))
  const column = map[row]?.findIndex((cell) => cell?.place === place) ?? -1
  return STEPS.flatMap(([out, back, down, right]) => {
    const cell = map[row + down]?.[column + right]
    return cell && cell.face !== 'collapsed' && cell.kind !== 'trap' ? [{ cell, out, back }] : []
  })
}

/** The fewest actions to the open, over an entrance of this card. */
function leaving(cell: Cell): number {
  return 1 + Math.min(...cell.entrances.map((side) => wall(cell, side)))
}

export function wayOut(view: View, from: string): WayOut | null {
  const start = view.map.flat().find((cell) => cell?.place === from)
  if (!start) return null
  const open: Reached[] = [{ cell: start, actions: 0, before: null }]
  const done = new Set<string>()
  let best: Reached | null = null
  while (open.length > 0) {
    open.sort((a, b) => a.actions - b.actions)
    const here = open.shift() as Reached
    if (done.has(here.cell.place)) continue
    done.add(here.cell.place)
    if (here.cell.entrances.length > 0) {
      const out = here.actions + leaving(here.cell)
      if (!best || out < best.actions) best = { ...here, actions: out }
    }
    for (const { cell, out, back } of neighbours(view, here.cell.place)) {
      const more = 1 + wall(here.cell, out) + wall(cell, back) + (cell.face === 'down' ? 1 : 0)
      open.push({ cell, actions: here.actions + more, before: here })
    }
  }
  if (!best) return null
  const places: string[] = []
  for (let at: Reached | null = best; at; at = at.before) places.unshift(at.cell.place)
  return { places, actions: best.actions }
}
