/** Numbers in words: events, prompts, points, decisions and beliefs by a game's messages, with things and players by their names. */
import type { Data, Decision } from '../api/types.ts'
import { type Arguments, type Say, Thing, written } from '../words/words.ts'
import { messageOf, type Sort } from './sorts.ts'

/** A game's messages, and the sorts of things that it has names for. */
export interface Names {
  words: Say
  sorts: string[]
}

/** A declared message with its arguments. */
export function told(message: string, given: [string, Sort, number][], players: string[], words: Say): string {
  return words(message, Object.fromEntries(given.map(([name, sort, number]) => [name, spoken(sort, number, players, words)])))
}

function spoken(sort: Sort, number: number, players: string[], words: Say): Arguments[string] {
  if (sort.kind === 'seats') return players[number] ?? ''
  const thing = messageOf(sort, number)
  return thing === null ? number : thingBy(thing, words)
}

/** A thing by its message, in whatever form is asked for. */
function thingBy(message: string, words: Say): Thing {
  return new Thing(words(message), (form) => words(message, {}, form))
}

/** A decision in words, “lay the lamp at place 2”; a game without words for it has its notation. */
export function decisionInWords({ decision, data }: Decision, players: string[], names: Names): string {
  const given: Arguments = { player: playerIn(data, players), numbers: (decision.match(/\d+/g) ?? []).join(', ') }
  for (const [key, value] of Object.entries(data)) given[key] = typeof value === 'number' ? value : thing(value, names)
  const [key, value] = Object.entries(data)[0] ?? ['', '']
  return written(names.words, `decision-${key === 'do' ? String(value) : key}`, given) ?? decision
}

/** The player whose seat, counted from 1, the decision holds. */
function playerIn(data: Data, players: string[]): string {
  const seat = Object.values(data).find((value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= players.length)
  return players[Number(seat) - 1] ?? ''
}

/** A thing such as `lamp.2` by its name; a second copy is called like the first. What has no name is called as it is. */
export function thingName(value: unknown, names: Names): string {
  return String(thing(value, names))
}

function thing(value: unknown, { words, sorts }: Names): Thing | string {
  const code = String(value).split('.')[0] ?? ''
  const messages = /^[\w-]+$/.test(code) ? sorts.map((sort) => `${sort}-${code}`) : []
  const known = messages.find((message) => written(words, message) !== null)
  return known === undefined ? String(value) : thingBy(known, words)
}

/** What may be somewhere: `R3` in `seats.2.hand`, by the message hidden-seats-hand. */
export function hiddenInWords(where: string, what: string, players: string[], names: Names): string {
  const [kind = '', place = '', ...rest] = where.split('.')
  const code = what.replaceAll(/^[()]+|[()]+$/g, '')
  const owner = kind === 'seats' ? players[Number(place) - 1] : undefined
  const message = ['hidden', kind, rest.join('.')].filter(Boolean).join('-')
  return written(names.words, message, { place, player: owner ?? '', code, what: thing(code, names) }) ?? ''
}
