/** Keys for what can be chosen: its place among the legal decisions, as far as there are digits. */
import type { Data } from '../../api/types.ts'
import type { Asking } from '../../table/asking.svelte.ts'

const DIGITS = '1234567890'

export function keyOf(asking: Asking, part: Data): string | undefined {
  const [wanted] = asking.like(part)
  const questions = ['character', 'prop', 'discarded', 'victim']
  if (!wanted || !questions.includes(asking.prompt?.name ?? '')) return undefined
  return DIGITS[asking.like({}).indexOf(wanted)]
}
