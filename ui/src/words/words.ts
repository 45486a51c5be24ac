/**
 * Words for people. The page's own messages are in ui.<language>.ftl beside this file; a game's are the very
 * file the terminal and the server use, story.<language>.ftl in the game's package, and what only its board says is in
 * games/<game>/board.<language>.ftl.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Arguments = Record<string, FluentVariable>
export type Say = (message: string, given?: Arguments) => string

const OWN = import.meta.glob<string>('./ui.*.ftl', { query: '?raw', import: 'default', eager: true })
const PLAY = import.meta.glob<string>('../../../src/lychgate/play/**/words.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const STORIES = import.meta.glob<string>('../../../src/lychgate/games/*/**/story.*.ftl', { query: '?raw', import: 'default' })
const BOARDS = import.meta.glob<string>('../games/*/board.*.ftl', { query: '?raw', import: 'default' })

export const FALLBACK = 'en'

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

/** The file with this ending, in such a folder. */
function found<T>(files: Record<string, T>, ending: string, within = ''): T | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(ending) && path.includes(within))?.[1]
}

/** The page's own messages, and those it shares with the terminal. */
export const say: Say = speaker([
  OWN[`./ui.${language}.ftl`],
  OWN[`./ui.${FALLBACK}.ftl`],
  found(PLAY, `/words.${FALLBACK}.ftl`),
])

/** The messages of a game that has a folder here: things by name, and what its board says. */
export async function wordsOf(game: string): Promise<Say> {
  const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK]
  const files = wanted.flatMap((tongue) => [
    BOARDS[`../games/${game}/board.${tongue}.ftl`],
    found(STORIES, `/story.${tongue}.ftl`, `/games/${game}/`),
  ])
  return speaker(await Promise.all(files.map((load) => load?.())))
}
