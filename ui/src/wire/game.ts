/** A game as data: all that the server declares of it, by which its numbers are read, and its words. Both are fetched once, by their hash. */
import { ask, gameInfo } from '../api/client.ts'
import type { GameData, GameInfo, GameTexts, View } from '../api/types.ts'
import { FALLBACK, language } from '../words/language.svelte.ts'
import { Messages } from '../words/messages.ts'
import { Decisions } from './decisions.ts'
import type { Names } from './naming.ts'
import { pictureReader, type Shape, type Shapes } from './picture.ts'

/** Asks once for each name; what fails is asked for again. */
function remembering<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>()
  return (name) => {
    let found = asked.get(name)
    if (!found) {
      found = ask(name)
      found.catch(() => asked.delete(name))
      asked.set(name, found)
    }
    return found
  }
}

export class Game {
  readonly words: Messages
  readonly decisions: Decisions
  readonly names: Names
  #picture: ((picture: unknown) => View) | null

  constructor(
    readonly data: GameData,
    /** messages, rules and cards in a language */
    readonly texts: (tongue: string) => Promise<GameTexts>,
  ) {
    this.words = new Messages(async (tongue) => [(await texts(tongue)).messages])
    this.decisions = new Decisions(data.decisions, data.sorts)
    const things = Object.values(data.sorts).filter(({ kind }) => kind === 'names')
    this.names = { words: this.words.say, sorts: [...new Set(things.map(({ name }) => name))] }
    this.#picture = data.view ? pictureReader(data.view as Shape, (data.shapes ?? {}) as Shapes, data.sorts, this.decisions) : null
  }

  /** A picture with names. */
  view(picture: unknown): View {
    return Array.isArray(picture) && this.#picture ? this.#picture(picture) : (picture as View)
  }
}

/** A game that was fetched, with what the server says of it besides. */
export interface Fetched {
  info: GameInfo
  game: Game
}

/** Is what was fetched of a game what the server has now? It has something else if it was stopped, changed and started again. */
export async function isCurrent(name: string): Promise<boolean> {
  const [{ info }, now] = await Promise.all([gameOf(name), gameInfo(name)])
  return info.hash === now.hash
}

/** A game by its name, with its words in the reader's language. */
export const gameOf = remembering(async (name: string): Promise<Fetched> => {
  const info = await gameInfo(name)
  const address = `/games/${name}/${info.hash}`
  const texts = remembering((tongue) => ask<GameTexts>('GET', `${address}/${tongue}.json`))
  const [data] = await Promise.all([ask<GameData>('GET', `${address}.json`), texts(FALLBACK), texts(language.current)])
  const game = new Game(data, texts)
  await game.words.fetched()
  return { info, game }
})
