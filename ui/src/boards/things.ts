/** What players call decisions and things of a game that the page does not know, by the game's own messages. */
import type { Decision } from '../api/types.ts'
import { plain } from '../games/boxes.ts'
import { decisionInWords, type Names } from '../wire/naming.ts'
import { written } from '../words/words.ts'

/** A decision as it stands on a button, “Lay the lamp at place 2”; notation is left as it is written. */
export function decisionName(decision: Decision, players: string[], names: Names): string {
  const said = decisionInWords(decision, players, names)
  return said === decision.decision ? said : said.charAt(0).toUpperCase() + said.slice(1)
}

/** A part of a picture by its name: the message `picture-hand_size`, or else “Hand size”. */
export function partName(key: string, { words }: Names): string {
  return written(words, `picture-${key}`) ?? plain(key)
}
