/** How much time is left, as a clock shows it: days and hours, hours and minutes, or minutes and seconds. */
import { say } from '../../words/words.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (number: number): string => String(number).padStart(2, '0')

export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= DAY) return say('time-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) })
  if (whole >= HOUR) return say('time-hours', { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) })
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`
}

/** Is so little left that one is warned? A tenth of what one had, but ten seconds at least and an hour at most. */
export function isLow(left: number, had: number): boolean {
  return left <= Math.min(HOUR, Math.max(10, had / 10))
}
