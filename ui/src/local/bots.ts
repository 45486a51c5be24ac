/** Bots as Python's are (`lychgate.bots`): each is shown its view and nothing else, and draws from chance of its own. */
import type { Level } from './kit.ts'
import type { Rules } from './rules.ts'
import { type Move, think } from './thinking.ts'

export interface Decided {
  action: number
  /** it would have thought longer, but time was up */
  hurried: boolean
}

/** A decision by a bot of this name: thumb, random, or a level that searches; from a view, until a moment of `performance.now()`. */
export function decision(
  rules: Rules, bot: string, box: Uint8Array, view: Uint8Array, seat: number, chance: Uint8Array, until = Infinity,
): Decided {
  const { native, room } = rules
  native.bytes(room.box).set(box)
  native.bytes(room.state).set(view)
  native.bytes(room.chance).set(chance)
  const plainly = (action: number): Decided => ({ action, hurried: false })
  try {
    if (bot === 'thumb') return plainly(native.call('thumb', room.box, room.state, seat, room.chance))
    if (bot === 'random') return plainly(native.call('random_decision', room.box, room.state, seat, room.chance, room.numbers))
    return searched(rules, levelOf(rules, bot), seat, until)
  } finally {
    chance.set(native.bytes(room.chance))
  }
}

export function levelOf(rules: Rules, bot: string): Level {
  const level = rules.kit.search.levels.find(({ name }) => name === bot)
  if (!level) throw new Error(`There is no bot ${bot}.`)
  return level
}

/** By search, from what lies in the room for box, view and chance. */
function searched(rules: Rules, level: Level, seat: number, until: number): Decided {
  const { native, room, kit } = rules
  const count = native.call('sensible', room.box, room.state, seat, room.numbers)
  if (count === 1) return { action: native.ints(room.numbers)[0] ?? 0, hurried: false }
  const draw = (n: number): number => native.call('drawn', room.chance, n)
  const { moves, sealed, hurried } = think(rules, level, seat, draw(kit.search.seeds), until)
  const mixes = sealed ? kit.search.mixes : 0
  return { action: chosen(moves, level.softness, mixes, kit.search.good, draw(kit.search.fine) / kit.search.fine), hurried }
}

/** The move to play: the best, or one of the good ones by chance; where it matters, as they are mixed. */
function chosen(moves: Move[], softness: number, mixes: number, good: number, point: number): number {
  const [best] = moves
  if (!best) throw new Error('There is nothing to decide.')
  if (softness === 0 && mixes === 0) return best.action
  const least = (softness ? good : mixes) * best.share
  const kept = moves.filter(({ share }) => share >= least)
  const weights = kept.map(({ share }) => share ** (1 / (softness || 1)))
  let left = point * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [i, move] of kept.entries()) {
    left -= weights[i] ?? 0
    if (left < 0) return move.action
  }
  return (kept.at(-1) ?? best).action
}
