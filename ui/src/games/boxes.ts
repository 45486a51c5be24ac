/**
 * What stands on a game's box: its name, what it is about, how long it takes, and what its rule sets are called. It is
 * in the game's folder, box.<language>.ftl; a game from another package has the same messages among its own.
 */
import { SvelteMap } from 'svelte/reactivity'
import { FALLBACK, language, type Say, speaker } from '../words/words.ts'
import { brought } from './brought.ts'
import { uiOf } from './games.ts'

const OWN = import.meta.glob<string>('./*/box.*.ftl', { query: '?raw', import: 'default', eager: true })

const own = new Map<string, Say>()
/** Those that others bring, as they come in. */
const read = new SvelteMap<string, Say>()
const asked = new Set<string>()
const UNREAD: Say = (message) => message

/** What a box says; of a game from another package, nothing until it was read. */
export function boxOf(game: string): Say {
  return uiOf(game) ? ownBox(game) : (read.get(game) ?? fetchBox(game))
}

function ownBox(game: string): Say {
  const found = own.get(game) ?? speaker([OWN[`./${game}/box.${language}.ftl`], OWN[`./${game}/box.${FALLBACK}.ftl`]])
  own.set(game, found)
  return found
}

function fetchBox(game: string): Say {
  if (!asked.has(game)) {
    asked.add(game)
    brought(game).then(
      ({ words }) => read.set(game, words),
      () => asked.delete(game),
    )
  }
  return UNREAD
}

/** A game by its name; one that does not say it, as the address calls it. */
export function gameName(game: string): string {
  return written(boxOf(game), 'box-name') ?? plain(game)
}

/** A rule set by its name. */
export function ruleSetName(game: string, rules: string): string {
  return written(boxOf(game), `rules-${rules}`) ?? plain(rules)
}

/** What a message says, if it is written. */
export function written(words: Say, message: string): string | null {
  const said = words(message)
  return said === message ? null : said
}

/** A name as it stands in addresses and code, for readers. */
export function plain(name: string): string {
  const spaced = name.replaceAll(/[_-]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
