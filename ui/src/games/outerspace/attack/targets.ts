/** Keys for what can be chosen: its place among the legal decisions, as far as there are digits. */
import type { Data } from '../../../api/types.ts'
import type { Asking } from '../../../table/asking/asking.svelte.ts'
import { cardsOf, type FilmView, type Scene } from '../view.ts'

const DIGITS = '1234567890'

export function keyOf(asking: Asking, part: Data): string | undefined {
  const [wanted] = asking.like(part)
  const questions = ['character', 'prop', 'discarded', 'victim']
  if (!wanted || !questions.includes(asking.prompt?.name ?? '')) return undefined
  return DIGITS[asking.like({}).indexOf(wanted)]
}

/** Is there a question what a card goes to, and nothing in one's own film to answer it with? */
export function isElsewhere({ asking }: Pick<Scene, 'asking'>, mine: FilmView | undefined): boolean {
  if (!mine || !['film', 'character', 'prop'].includes(asking.prompt?.name ?? '')) return false
  return !asking.fits({ film: mine.seat + 1 }) && !cardsOf(mine).some((card) => asking.fits({ card }))
}
