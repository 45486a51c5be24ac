/** What a reader is told who is asked nothing. */
import { say } from '../../words/words.ts'

interface Moment {
  over: boolean
  /** the reader's seat; null for those who watch */
  me: number | null
  /** has the reader's answer still to be shown? */
  answered: boolean
  turn: number | null
  names: string[]
}

export function meanwhile({ over, me, answered, turn, names }: Moment): string {
  if (over) return say('over')
  if (me === null) return say('watching')
  if (answered) return say('answered')
  // Whose turn it is may be waiting for the others, too.
  return turn === null || turn === me ? say('waiting') : say('waiting-for', { player: names[turn] ?? '' })
}
