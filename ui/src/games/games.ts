/**
 * Finds what shows a game, by the game's name: in a folder beside this file; or else, for a game that the server has
 * from another package, the board that the package brings, or the plain one.
 */
import { type Say, wordsOf } from '../words/words.ts'
import { brought } from './brought.ts'
import type { GameUi, TableUi } from './game.ts'

const OWN = import.meta.glob<GameUi>('./*/ui.ts', { import: 'ui', eager: true })

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

async function ownKit(game: string, own: GameUi): Promise<Kit> {
  const [{ table }, words] = await Promise.all([own.table(), wordsOf(game)])
  // The server sends each game's own view: what a game's components are given is what they expect.
  return { game: table as TableUi, words }
}

async function broughtKit(game: string): Promise<Kit> {
  const { info, words } = await brought(game)
  if (info.board === null) return { game: (await import('../boards/plain/table.ts')).plainTable(info.sorts), words }
  const { moduleTable } = await import('../boards/module/table.svelte.ts')
  return { game: await moduleTable(info.board, info.sorts), words }
}
