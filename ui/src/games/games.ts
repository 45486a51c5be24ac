/**
 * Finds what shows a game, by the game's name: in a folder beside this file; or else, for a game that the server has
 * from another package, the board that the package brings, or the plain one.
 */
import { type Fetched, gameOf } from '../wire/game.ts'
import { holding, inForce } from '../wire/optionWords.ts'
import { either, filesIn, Messages, type Say } from '../words/words.ts'
import type { GameUi, TableUi } from './game.ts'

const OWN = import.meta.glob<GameUi>('./*/ui.ts', { import: 'ui', eager: true })
/** What only a board says. */
const BOARDS = import.meta.glob<string>('./*/words/board.*.ftl', { query: '?raw', import: 'default' })

/** What a table is shown with. */
export interface Kit {
  game: TableUi
  /** As the rule set that comes first has it, where they say what only holds with some options. */
  words: Say
  /** The same at a table with these options. */
  wordsAt: (rules: string, options: Record<string, unknown>) => Say
}

/** What the game's folder brings, if it has one. */
export function uiOf(game: string): GameUi | null {
  return OWN[`./${game}/ui.ts`] ?? null
}

export async function kitOf(game: string): Promise<Kit> {
  const own = uiOf(game)
  const fetched = await gameOf(game)
  const { table, words } = own ? await ownKit(game, own, fetched) : await broughtKit(fetched)
  await table.prepare?.()
  const wordsAt = (rules: string, options: Record<string, unknown>) => holding(words, inForce(fetched.info, rules, options))
  return { game: table, words: wordsAt(Object.keys(fetched.info.rule_sets)[0] ?? '', {}), wordsAt }
}

interface Shown {
  table: TableUi
  words: Say
}

async function ownKit(name: string, own: GameUi, { game }: Fetched): Promise<Shown> {
  const board = new Messages((tongue) => Promise.all(filesIn(BOARDS, tongue, `/${name}/`).map((load) => load())))
  const [{ table }] = await Promise.all([own.table(), board.fetched()])
  // The server sends each game's own view: what a game's components are given is what they expect.
  return { table: table as TableUi, words: either(board.say, game.words.say) }
}

async function broughtKit({ info, game }: Fetched): Promise<Shown> {
  const words = game.words.say
  if (info.board === null) return { table: (await import('../boards/plain/table.ts')).plainTable(game.names.sorts), words }
  const { moduleTable } = await import('../boards/module/table.svelte.ts')
  return { table: await moduleTable(info.board, game.names.sorts), words }
}
