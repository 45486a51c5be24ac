/** Days, by which the puzzle of the day is drawn and days in a row are counted. */

/** The day that a moment is in: the same for everybody, wherever they are. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** The day before. */
export const dayBefore = (day: string): string => dayOf(new Date(Date.parse(day) - 24 * 3600 * 1000))
