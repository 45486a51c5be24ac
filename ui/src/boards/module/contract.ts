/**
 * A board that a game's package brings: an ES module with the function `mount(element, table)`, which draws the board
 * into the element and returns `{ update(table), destroy() }`. It is given what the page's own boards are given.
 */
import type { Decision, Happening, Prompt, View } from '../../api/types.ts'
import type { Scene } from '../../games/game.ts'
import { language } from '../../words/language.svelte.ts'
import type { Arguments } from '../../words/words.ts'
import { decisionName } from '../things.ts'

export interface BoardModule {
  mount(element: HTMLElement, table: BoardTable): MountedBoard
}

export interface MountedBoard {
  /** Something has changed: the table as it is now. */
  update(table: BoardTable): void
  /** The board is taken off the page, and the element emptied. */
  destroy(): void
}

/** The table as it is now, for one reader. */
export interface BoardTable {
  /** The game's picture of what the reader may know. */
  view: View
  /** The players, by seat. */
  names: string[]
  /** The reader's seat, from 0; null for who watches. */
  seat: number | null
  /** What the reader is asked; null: nothing now. */
  prompt: Omit<Prompt, 'decisions' | 'ruins'> | null
  /** All that the reader may answer, with words for it. */
  decisions: (Decision & { words: string })[]
  /** What has happened with the last change. */
  events: Happening[]
  /** An answer is on its way. */
  busy: boolean
  /** The reader's language. */
  language: string
  /** A message of the game in that language, by its name. */
  say(message: string, given?: Arguments): string
  /** Answer, by notation. What is not legal is refused with the rule, which the page shows. */
  decide(decision: string): void
}

export function tableOf({ view, names, me, asking, words, fresh }: Scene, sorts: string[]): BoardTable {
  return {
    view,
    names,
    seat: me,
    prompt: asking.prompt && withoutDecisions(asking.prompt),
    decisions: (asking.prompt?.decisions ?? []).map((decision) => ({
      ...decision,
      words: decisionName(decision, names, { words, sorts }),
    })),
    events: fresh,
    busy: asking.busy,
    language: language.current,
    say: words,
    decide: (decision) => asking.decide(decision),
  }
}

function withoutDecisions({ id, name, arguments: given, sentence, window }: Prompt): Omit<Prompt, 'decisions' | 'ruins'> {
  return { id, name, arguments: given, sentence, window }
}
