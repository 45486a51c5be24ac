/** A table whose board comes with the game's package. If that fails, the plain one takes its place: the match goes on. */
import type { TableUi } from '../../games/game.ts'
import { oneWord } from '../../table/asking/answers.ts'
import { given } from '../given.ts'
import { plainTable } from '../plain/table.ts'
import { decisionName } from '../things.ts'
import type { BoardModule } from './contract.ts'
import Mounted from './Mounted.svelte'

/** A board's module, and what went wrong with it. */
export class Brought {
  failed = $state.raw<string | null>(null)

  constructor(readonly module: BoardModule | null) {}

  /** Let the module do something. */
  attempt<T>(act: (module: BoardModule) => T): T | null {
    try {
      return this.module && act(this.module)
    } catch (error) {
      this.failed = String(error)
      return null
    }
  }
}

/** Decisions of one word stand under the question, as with the page's own boards; all else is the module's. */
export async function moduleTable(address: string, sorts: string[]): Promise<TableUi> {
  const board = await fetched(address)
  const plain = plainTable(sorts)
  return {
    ...plain,
    Board: given(Mounted, { board, sorts }),
    answers: (scene) => {
      if (board.failed !== null) return plain.answers?.(scene) ?? []
      return oneWord(scene, (decision) => decisionName(decision, scene.names, { words: scene.words, sorts }))
    },
  }
}

async function fetched(address: string): Promise<Brought> {
  try {
    return new Brought((await import(/* @vite-ignore */ address)) as BoardModule)
  } catch (error) {
    const board = new Brought(null)
    board.failed = String(error)
    return board
  }
}
