/** What is said beside the box of one game: beside.<language>.ftl in its folder, and what its board says. */
import { filesIn, Messages } from '../words/words.ts'

const FILES = import.meta.glob<string>(['../games/*/words/beside.*.ftl', '../games/*/words/board.*.ftl'], { query: '?raw', import: 'default' })

export const wordsOf = (game: string): Messages =>
  new Messages((tongue) => Promise.all(filesIn(FILES, tongue, `/${game}/`).map((load) => load())))
