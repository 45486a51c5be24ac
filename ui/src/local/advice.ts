/** A bot's advice during a match and its analysis of a finished one, as a server's: `lychgate.server.matches.hints`. */
import type { Sent } from '../api/types.ts'
import { levelOf } from './bots.ts'
import type { Level } from './kit.ts'
import { Match } from './match.ts'
import type { Rules } from './rules.ts'
import { type Move, think, type Thought } from './thinking.ts'

const [ADVISER, ANALYST] = ['expert', 'medium']
const SEED = 1 // the same position, the same advice
const MOVES = 5 // in one hint
const ENOUGH = 60 // iterations, for a chance that says something, whatever the level
const CONSIDERED = 8 // visits, for a move to be compared with the best
const SWINGS = 3 // that are told of

function thoughtOf(rules: Rules, level: Level, box: Uint8Array, view: Uint8Array, seat: number, seed: number, until = Infinity): Thought {
  rules.native.bytes(rules.room.box).set(box)
  rules.native.bytes(rules.room.state).set(view)
  return think(rules, level, seat, seed, until)
}

/** What the adviser would decide in a seat's place, from its view alone. */
export function hint(rules: Rules, prompt: number, box: Uint8Array, view: Uint8Array, seat: number, until = Infinity): Sent['Hint'] {
  const { moves } = thoughtOf(rules, levelOf(rules, ADVISER), box, view, seat, SEED, until)
  return {
    prompt,
    bot: ADVISER,
    decision: moves[0]?.action ?? 0,
    moves: moves.filter(({ visits }) => visits > 0).slice(0, MOVES).map(told),
    beliefs: [],
    together: rules.data.together,
  }
}

function told({ action, share, wins, points }: Move): Sent['MoveInfo'] {
  return { decision: action, share: rounded(share, 4), wins: rounded(wins, 4), points: rounded(points, 2) }
}

/** As Python rounds: what lies exactly in the middle, to the even digit. */
export function rounded(value: number, digits: number): number {
  const [halves, scale] = [value * 2 ** (digits + 1), 10 ** digits]
  if (!Number.isInteger(halves) || halves % 2 === 0) return Number(value.toFixed(digits))
  const lower = Math.floor(value * scale)
  return (lower % 2 === 0 ? lower : lower + 1) / scale
}

/** A finished match thought over, decision by decision; between two of them others get their turn. */
export async function analysis(match: string, done: Match, rest: () => Promise<void>): Promise<Sent['AnalysisInfo']> {
  const { rules } = done
  const level = levelOf(rules, ANALYST)
  const longer = { ...level, iterations: Math.max(level.iterations, ENOUGH) }
  const again = new Match(rules, done.setting)
  const moments: Sent['MomentInfo'][] = []
  for (const { seat, action, place } of done.log) {
    const number = place + 1 // counting what was taken back
    if (rules.legal(again.box, again.state, seat).length > 1) {
      const { moves } = thoughtOf(rules, longer, again.box, again.view(seat), seat, SEED + number)
      moments.push(moment(number, seat, action, moves))
      await rest()
    }
    again.carryOut(seat, action)
  }
  return { match, bot: ANALYST, moments, swings: swings(moments, rules.data.together), together: rules.data.together }
}

function moment(number: number, seat: number, made: number, moves: Move[]): Sent['MomentInfo'] {
  const [best] = moves
  if (!best) throw new Error('There is nothing to decide.')
  const found = moves.find(({ action, visits }) => action === made && visits >= CONSIDERED) ?? best
  return { number, seat, made, best: best.action, chance: best.wins, cost: Math.max(best.wins - found.wins, 0) }
}

/** The biggest turns of a chance; together everybody's is the same. */
function swings(moments: Sent['MomentInfo'][], together: boolean): Sent['SwingInfo'][] {
  const before = new Map<number, number>()
  const turns: Sent['SwingInfo'][] = []
  for (const one of moments) {
    const whose = together ? 0 : one.seat
    const chance = before.get(whose)
    if (chance !== undefined) turns.push({ moment: one, before: chance, guesses: [] })
    before.set(whose, one.chance)
  }
  const size = (turn: Sent['SwingInfo']): number => Math.abs(turn.moment.chance - turn.before)
  return turns.sort((a, b) => size(b) - size(a) || a.moment.number - b.moment.number).slice(0, SWINGS)
}
