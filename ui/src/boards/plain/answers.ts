/** Every legal decision, as buttons under the question. */
import type { Scene } from '../../games/game.ts'
import type { Answer } from '../../table/asking/answers.ts'
import { decisionName } from '../things.ts'

const KEYS = 9 // the digits

export function everyDecision({ asking, words, names }: Pick<Scene, 'asking' | 'words' | 'names'>, sorts: string[]): Answer[] {
  const decisions = asking.prompt?.decisions ?? []
  return decisions.map((decision, i) => ({
    decision: decision.decision,
    label: decisionName(decision, names, { words, sorts }),
    key: i < KEYS ? String(i + 1) : null,
  }))
}
