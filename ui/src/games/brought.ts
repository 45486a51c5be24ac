/** Games that the server has from another package: what the page knows of them is what the server tells. */
import { gameInfo, text } from '../api/client.ts'
import type { GameInfo } from '../api/types.ts'
import { FALLBACK, language, type Say, speaker } from '../words/words.ts'

export interface Brought {
  info: GameInfo
  words: Say
}

const asked = new Map<string, Promise<Brought>>()

/** A game's description and messages, asked for once; what fails is asked for again. */
export function brought(game: string): Promise<Brought> {
  let found = asked.get(game)
  if (!found) {
    found = fetched(game)
    found.catch(() => asked.delete(game))
    asked.set(game, found)
  }
  return found
}

async function fetched(game: string): Promise<Brought> {
  const info = await gameInfo(game)
  const tongues = [...new Set([language, FALLBACK])].filter((tongue) => info.languages.includes(tongue))
  const texts = await Promise.all(tongues.map((tongue) => text(`/games/${game}/words/${tongue}`)))
  return { info, words: speaker(texts) }
}
