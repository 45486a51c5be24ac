/** The bots of a game, in words, from the weakest to the strongest. */
import type { GameInfo } from '../api/types.ts'
import { say, written } from '../words/words.ts'

const ORDER = ['random', 'easy', 'medium', 'thumb', 'hard', 'expert']

/** The game itself has the usual one first. */
export function levelsOf(game: GameInfo): string[] {
  return game.bots.map(({ name }) => name).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

/** Bots that the page has no words for have their names. */
export function botWish(name: string): string {
  return say('wish-bot', { bot: written(say, `bot-${name}`) ?? name, meaning: written(say, `bot-${name}-meaning`) ?? name })
}
