/**
 * What stands on a game's box: its name, what it is about, and how long it takes. It is in the game's folder,
 * box.<language>.ftl; a game from another package has the same messages among its own.
 */
import { gameOf } from '../wire/game.ts'
import { FALLBACK } from '../words/language.svelte.ts'
import { filesIn, Messages, type Say, written } from '../words/words.ts'

const ENGLISH = import.meta.glob<string>('./*/words/box.en.ftl', { query: '?raw', import: 'default', eager: true })
const OTHERS = import.meta.glob<string>(['./*/words/box.*.ftl', '!./*/words/box.en.ftl'], { query: '?raw', import: 'default' })

/** Those of the page's own games are made here and not when they are first read: whoever makes something does not hear of its changes. */
const boxes = new Map(Object.keys(ENGLISH).map((path) => [path.split('/')[1] ?? '', ownBox(path.split('/')[1] ?? '')]))

/** What a box says; of a game from another package, nothing until it was read. */
export function boxOf(game: string): Say {
  return messagesOf(game).say
}

/** Until these boxes can be read in the reader's language, or it is known that they cannot. */
export async function boxesFetched(games: readonly string[]): Promise<void> {
  await Promise.allSettled(games.map((game) => messagesOf(game).fetched()))
}

function messagesOf(game: string): Messages {
  const found = boxes.get(game) ?? broughtBox(game)
  boxes.set(game, found)
  return found
}

function ownBox(game: string): Messages {
  const others = (tongue: string) => filesIn(OTHERS, tongue, `/${game}/`).map((load) => load())
  return new Messages((tongue) => Promise.all(others(tongue)), filesIn(ENGLISH, FALLBACK, `/${game}/`))
}

function broughtBox(name: string): Messages {
  return new Messages(async (tongue) => {
    const { game } = await gameOf(name)
    return [(await game.texts(tongue)).messages]
  })
}

/** A game by its name; one that does not say it, as the address calls it. */
export function gameName(game: string): string {
  return written(boxOf(game), 'box-name') ?? plain(game)
}

/** A name as it stands in addresses and code, for readers. */
export function plain(name: string): string {
  const spaced = name.replaceAll(/[_-]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
