/** What players call decisions and things of a game that the page does not know, by the game's own messages. */
import type { Data, Decision } from '../api/types.ts'
import { plain, written } from '../games/boxes.ts'
import type { Arguments, Say } from '../words/words.ts'

/** A game's messages, and the sorts of things that it has names for. */
export interface Names {
  words: Say
  sorts: string[]
}

/** A decision in words, “lay the lamp at place 2”; a game without words for it has its notation. */
export function decisionName({ decision, data }: Decision, players: string[], names: Names): string {
  const given: Arguments = { player: playerIn(data, players), numbers: (decision.match(/\d+/g) ?? []).join(', ') }
  for (const [key, value] of Object.entries(data)) given[key] = typeof value === 'number' ? value : thingName(value, names)
  const [key, value] = Object.entries(data)[0] ?? ['', '']
  const message = `decision-${key === 'do' ? String(value) : key}`
  const said = names.words(message, given)
  return said === message ? decision : said.charAt(0).toUpperCase() + said.slice(1)
}

/** The player whose seat, counted from 1, the decision holds. */
function playerIn(data: Data, players: string[]): string {
  const seat = Object.values(data).find((value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= players.length)
  return players[Number(seat) - 1] ?? ''
}

/** A thing such as `lamp.2` by its name; a second copy is called like the first. */
export function thingName(value: unknown, { words, sorts }: Names): string {
  const thing = String(value).split('.')[0] ?? ''
  if (!/^[\w-]+$/.test(thing)) return String(value)
  for (const sort of sorts) {
    const said = written(words, `${sort}-${thing}`)
    if (said !== null) return said
  }
  return String(value)
}

/** A part of a picture by its name: the message `picture-hand_size`, or else “Hand size”. */
export function partName(key: string, { words }: Names): string {
  return written(words, `picture-${key}`) ?? plain(key)
}
