/** Puzzles: which there are, and each of them, from a server or from beside the page. */
import { ask, games } from '../api/client.ts'
import type { Sent } from '../api/types.ts'
import type { Listed } from './choosing.ts'

export type Puzzle = Sent['PuzzleData']

/** All puzzles of all games, always in the same order. */
export async function allPuzzles(): Promise<Listed[]> {
  const names = (await games()).map(({ name }) => name).sort()
  const lists = await Promise.all(
    names.map((game) => ask<Sent['PuzzleInfo'][]>('GET', `/games/${game}/puzzles`).then((found) => found.map((one) => ({ ...one, game })), () => [])),
  )
  return lists.flat()
}

export const puzzleOf = (game: string, id: string): Promise<Puzzle> => ask<Puzzle>('GET', `/games/${game}/puzzles/${id}`)

export const addressOf = ({ game, id }: Pick<Listed, 'game' | 'id'>): string => `/puzzles/${game}/${id}`
