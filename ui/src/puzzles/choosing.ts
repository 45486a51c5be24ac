/** Which puzzle: the one of the day, and the one that fits who solves them. */
import type { Sent } from '../api/types.ts'
import { expected, type Progress } from './progress.ts'

export type Listed = Sent['PuzzleInfo'] & { game: string }

/** The puzzle of a day: drawn by its date, so that nobody has to be asked. */
export function daily(all: readonly Listed[], day: string): Listed | null {
  return all[hashed(day) % Math.max(all.length, 1)] ?? null
}

/** FNV-1a, and mixed once more: dates differ in few letters. */
function hashed(text: string): number {
  let code = 0x811c9dc5
  for (const letter of text) code = Math.imul(code ^ letter.charCodeAt(0), 0x01000193)
  code = Math.imul(code ^ (code >>> 15), 0x2c1b3c6d)
  return (code ^ (code >>> 13)) >>> 0
}

/** Who solves them should find an answer this often: less is a vexation, more is no puzzle. */
const HOPED = 0.65

/** The next one: not tried yet, of the grade that fits; when all have been tried, one that was not solved. */
export function nextOf(all: readonly Listed[], { rating, tried }: Progress, chance = Math.random()): Listed | null {
  const fresh = all.filter(({ id }) => !(id in tried))
  const failed = all.filter(({ id }) => tried[id] === false)
  const left = fresh.length > 0 ? fresh : failed.length > 0 ? failed : all
  const distance = ({ grade }: Listed): number => Math.abs(expected(rating, grade) - HOPED)
  const least = Math.min(...left.map(distance))
  const fitting = left.filter((one) => distance(one) === least)
  return fitting[Math.floor(chance * fitting.length)] ?? null
}
