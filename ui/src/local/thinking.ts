/** A search from a view, as `lychgate.bots.search.thinking`: the same view, seed and iterations give the same moves. */
import type { Level } from './kit.ts'
import type { List } from './native.ts'
import type { Rules } from './rules.ts'

/** A decision that was considered: how often it was tried, and what is expected of it. */
export interface Move {
  action: number
  visits: number
  share: number
  worth: number
  wins: number
  points: number
}

export interface Thought {
  /** those to be played most first */
  moves: Move[]
  /** others choose at the same time, unseen: mixing matters */
  sealed: boolean
  /** fewer iterations than wished for, since time was up */
  hurried: boolean
}

/** Think from what lies in the room for box and view; until a moment of `performance.now()`, though something is always tried. */
export function think(rules: Rules, level: Level, seat: number, seed: number, until = Infinity): Thought {
  const { native, kit } = rules
  const mark = native.mark()
  try {
    const [nodes, edges] = [native.list('ints', level.nodes), native.list('longs', level.edges)]
    const hurried = run(rules, level, seat, seed, nodes, edges, until) < level.iterations
    return { ...movesAt(native.ints(nodes), native.longs(edges), kit.search), hurried }
  } finally {
    native.release(mark)
  }
}

/** How many iterations were made. */
function run(rules: Rules, level: Level, seat: number, seed: number, nodes: List, edges: List, until: number): number {
  const { native, room, kit } = rules
  const players = native.bytes(room.box)[kit.players_at] ?? 0
  const words = native.list('longs', Math.ceil(kit.state / 8))
  const seen = { at: words.at, length: kit.state, width: 1 }
  const [root, world, chance] = [native.list('bytes', kit.state), native.list('bytes', kit.state), native.list('bytes', kit.chance.size)]
  native.bytes(root).set(native.bytes(room.state))
  native.bytes(chance).set(rules.quick(BigInt(seed)))
  const numbers = kit.search.how[players] ?? []
  const [out, silent, how] = [native.list('ints', kit.actions), native.list('ints', 1), native.list('ints', numbers.length)]
  const [keys, used] = [native.list('longs', level.keys), native.list('ints', level.used)]
  native.ints(how).set(numbers)
  let done = 0
  // An iteration may take long, in a game that drags on: where time matters, the clock is looked at after the first ones.
  let slice = until === Infinity ? kit.search.slice : 1
  while (done < level.iterations && (done === 0 || performance.now() < until)) {
    const iterations = Math.min(slice, level.iterations - done)
    slice = Math.min(2 * slice, kit.search.slice)
    native.call('think', room.box, root, seat, chance, world, seen, words, out, silent, keys, nodes, edges, used, how, iterations)
    done += iterations
  }
  return done
}

/** What was counted at the root. */
function movesAt(nodes: Int32Array, edges: BigInt64Array, { tree, matched, paired, parts }: Rules['kit']['search']): Omit<Thought, 'hurried'> {
  const sealed = (nodes[tree.sealed] ?? 0) !== 0
  const [first, count] = [nodes[tree.first] ?? 0, nodes[tree.edges] ?? 0]
  const column = paired || (matched && sealed) ? tree.mixed : tree.taken
  const rows = Array.from({ length: count }, (_, i) => Array.from(edges.subarray((first + i) * tree.edge, (first + i + 1) * tree.edge), Number))
  const all = Math.max(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0), 1)
  const moves = rows.map((row) => {
    const visits = row[tree.taken] ?? 0
    const tried = Math.max(visits, 1)
    return {
      action: row[tree.action] ?? 0,
      visits,
      share: (row[column] ?? 0) / all,
      worth: (row[tree.worth] ?? 0) / (tree.win * tried),
      wins: (row[tree.won] ?? 0) / (tree.win * tried),
      points: (row[tree.points] ?? 0) / (parts * tried),
    }
  })
  moves.sort((a, b) => b.share - a.share || b.worth - a.worth || a.action - b.action)
  return { moves, sealed }
}
