/**
 * Finds what shows a game, by the game's name: in a folder beside this file; or else, for a game that the server has
 * from another package, the board that the package brings, or the plain one.
 */
import { gameOf } from '../wire/game.ts'
import { either, filesIn, Messages, type Say } from '../words/words.ts'
import type { GameUi, TableUi } from './game.ts'

const OWN = import.meta.glob<GameUi>('./*/ui.ts', { import: 'ui', eager: true })
/** What only a board says. */
const BOARDS = import.meta.glob<string>('./*/words/board.*.ftl', { query: '?raw', import: 'default' })

/** What a table is shown with. */
export interface Kit {
  game: TableUi
  words: Say
}

/** What the game's folder brings, if it has one. */
export function uiOf(game: string): GameUi | null {
  return OWN[`./${game}/ui.ts`] ?? null
}

export async function kitOf(game: string): Promise<Kit> {
  const own = uiOf(game)
  const kit = own ? await ownKit(game, own) : await broughtKit(game)
  await kit.game.prepare?.()
  return kit
}

async function ownKit(name: string, own: GameUi): Promise<Kit> {
  const board = new Messages((tongue) => Promise.all(filesIn(BOARDS, tongue, `/${name}/`).map((load) => load())))
  const [{ table }, { game }] = await Promise.all([own.table(), gameOf(name), board.fetched()])
  // The server sends each game's own view: what a game's components are given is what they expect.
  return { game: table as TableUi, words: either(board.say, game.words.say) }
}

async function broughtKit(name: string): Promise<Kit> {
  const { info, game } = await gameOf(name)
  const words = game.words.say
  if (info.board === null) return { game: (await import('../boards/plain/table.ts')).plainTable(game.names.sorts), words }
  const { moduleTable } = await import('../boards/module/table.svelte.ts')
  return { game: await moduleTable(info.board, game.names.sorts), words }
}
