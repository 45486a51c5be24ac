/** The answers that stand as buttons under a question. */
import type { Decision } from '../../api/types.ts'
import type { Scene } from '../../games/game.ts'

export interface Answer {
  /** In notation. */
  decision: string
  label: string
  /** The key that gives it; none: the arrow keys lead there. */
  key: string | null
  /** The sign that explains it. */
  sign?: string
}

type Asked = Pick<Scene, 'asking' | 'words'>

/** Decisions that are one word: end the turn, keep the card, take credit. All else is chosen on the board. */
export function oneWord({ asking, words }: Asked, label = labelBy({ asking, words })): Answer[] {
  const found = asking.prompt?.decisions.filter(({ data }) => 'do' in data && Object.keys(data).length === 1) ?? []
  return found.map((decision, i) => ({ decision: decision.decision, label: label(decision), key: i === 0 ? 'e' : 'f', sign: `do-${decision.data['do']}` }))
}

/** By the board's own message for it. */
function labelBy({ asking, words }: Asked): (decision: Decision) => string {
  return ({ data }) => words(`do-${data['do']}`, { prompt: asking.prompt?.name ?? '' })
}
