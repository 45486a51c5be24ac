/** What the browser keeps of somebody who solves puzzles: a quiet rating, what was tried, and how many in a row were solved. */
import { keep, recall } from '../kept.ts'
import { dayBefore } from './days.ts'

export interface Progress {
  rating: number
  /** by id: was it solved at the first try? */
  tried: Record<string, boolean>
  /** solved one after the other, now and at most */
  row: number
  longest: number
  /** the puzzle of the day: on how many days in a row it was solved, and the last of them */
  days: number
  day: string
}

const KEY = 'lychgate.puzzles'
const NEW: Progress = { rating: 1200, tried: {}, row: 0, longest: 0, days: 0, day: '' }

/** How strong a puzzle of each grade is, as if it were a player. */
const STRENGTH: Record<number, number> = { 1: 1050, 2: 1300, 3: 1550 }
const STEP = 32

export const progress = (): Progress => recall<Progress>(KEY, NEW)

/** How likely somebody of that rating solves a puzzle of that grade (Elo). */
export function expected(rating: number, grade: number): number {
  return 1 / (1 + 10 ** (((STRENGTH[grade] ?? STRENGTH[2] ?? 0) - rating) / 400))
}

/** After a try. Only the first one at a puzzle counts; `today` is its day if it is the puzzle of the day. */
export function after(now: Progress, id: string, grade: number, solved: boolean, today: string | null): Progress {
  if (id in now.tried) return now
  const row = solved ? now.row + 1 : 0
  return {
    rating: Math.round(now.rating + STEP * (Number(solved) - expected(now.rating, grade))),
    tried: { ...now.tried, [id]: solved },
    row,
    longest: Math.max(now.longest, row),
    ...daysAfter(now, solved, today),
  }
}

function daysAfter({ days, day }: Progress, solved: boolean, today: string | null): Pick<Progress, 'days' | 'day'> {
  if (today === null || today === day) return { days, day }
  return solved ? { days: day === dayBefore(today) ? days + 1 : 1, day: today } : { days: 0, day }
}

/** The days in a row, as they stand today: a day that was left out ends them. */
export function daysInARow({ days, day }: Progress, today: string): number {
  return day === today || day === dayBefore(today) ? days : 0
}

export function keepTry(id: string, grade: number, solved: boolean, today: string | null): void {
  keep(KEY, after(progress(), id, grade, solved, today))
}
