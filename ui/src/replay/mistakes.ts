/** What a player's decisions cost, and what came from elsewhere: read out of a match that a bot has thought over. */
import type { Moment } from '../api/types.ts'

const TOLD = 3
/** Less than that is within what a bot can tell. */
const LEAST = 0.03

/** The decisions that cost this player most, the worst first. */
export function worst(moments: Moment[], seat: number): Moment[] {
  return moments
    .filter((moment) => moment.seat === seat && moment.cost >= LEAST)
    .sort((one, other) => other.cost - one.cost || one.number - other.number)
    .slice(0, TOLD)
}

export interface Balance {
  /** what the player's own decisions cost, a part of the chance to win; never above 0 */
  own: number
  /** what came between them: cards and dice, and what the others did */
  elsewhere: number
}

/**
 * A chance that has changed from one decision to the next of a player (of all, where they win together) has changed by what was decided
 * there, and by everything that happened after it.
 */
export function balance(moments: Moment[], seat: number, together: boolean): Balance {
  const line = together ? moments : moments.filter((moment) => moment.seat === seat)
  const own = -line.filter((moment) => moment.seat === seat).reduce((sum, { cost }) => sum + cost, 0)
  const elsewhere = line.slice(1).reduce((sum, { chance }, i) => {
    const before = line[i]
    return before ? sum + chance - (before.chance - before.cost) : sum
  }, 0)
  return { own, elsewhere }
}
