/**
 * Words for people. The page's own messages are in ui.<language>.ftl beside this file; a game's are the very
 * file the terminal and the server use, src/lychgate/games/<game>/words/story.<language>.ftl, and what only its board
 * says is in games/<game>/board.<language>.ftl.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Arguments = Record<string, FluentVariable>
export type Say = (message: string, given?: Arguments) => string

const OWN = import.meta.glob<string>('./ui.*.ftl', { query: '?raw', import: 'default', eager: true })
const PLAY = import.meta.glob<string>('../../../src/lychgate/play/text/words.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const STORIES = import.meta.glob<string>('../../../src/lychgate/games/*/words/story.*.ftl', { query: '?raw', import: 'default' })
const BOARDS = import.meta.glob<string>('../games/*/board.*.ftl', { query: '?raw', import: 'default' })

const FALLBACK = 'en'

/** The reader's language, if there are words in it. */
export const language = ((): string => {
  const wished = navigator.language.split('-')[0] ?? FALLBACK
  return `./ui.${wished}.ftl` in OWN ? wished : FALLBACK
})()

export function speaker(texts: (string | undefined)[], tongue = language): Say {
  const bundles = texts
    .filter((text) => text !== undefined)
    .map((text) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false })
      bundle.addResource(new FluentResource(text))
      return bundle
    })
  return (message, given = {}) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(message)?.value
      if (pattern) return bundle.formatPattern(pattern, given)
    }
    return message
  }
}

/** The page's own messages, and those it shares with the terminal. */
export const say: Say = speaker([
  OWN[`./ui.${language}.ftl`],
  OWN[`./ui.${FALLBACK}.ftl`],
  PLAY[`../../../src/lychgate/play/text/words.${FALLBACK}.ftl`],
])

/** A game by its name; one that the page has no name for, as the address calls it. */
export function gameName(game: string): string {
  const message = `game-${game}`
  const said = say(message)
  return said === message ? game : said
}

/** A game's messages: cards, goals, tiles by name, and what its board says. */
export async function wordsOf(game: string): Promise<Say> {
  const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK]
  const files = wanted.flatMap((tongue) => [
    BOARDS[`../games/${game}/board.${tongue}.ftl`],
    STORIES[`../../../src/lychgate/games/${game}/words/story.${tongue}.ftl`],
  ])
  return speaker(await Promise.all(files.map((load) => load?.())))
}
