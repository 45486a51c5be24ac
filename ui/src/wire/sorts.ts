/** Sorts: what a number stands for among the arguments of decisions, events, prompts and points, as the game declares it. */
import type { Sent } from '../api/types.ts'

export type Sort = Sent['SortData']
export type Argument = Sent['ArgumentData']
export type Sorts = Sent['GameData']['sorts']

/** As plain data has it: seats are counted from 1 there, things are codes. */
export function dataOf({ kind, first, things }: Sort, number: number): string | number {
  if (kind === 'seats') return number + 1
  return things?.[number - first] ?? number
}

/** As notation has it: of a subset the places of its parts, from 1. */
export function textOf(sort: Sort, number: number): string {
  if (sort.kind !== 'subsets') return String(dataOf(sort, number))
  const places = Array.from({ length: 31 }, (_, place) => place).filter((place) => (number >> place) & 1)
  return places.map((place) => place + 1).join(' ') || '-'
}

/** The message that names it; null: it has no name, and is said as it is. */
export function messageOf({ kind, name, first, things }: Sort, number: number): string | null {
  const thing = things?.[number - first]
  return kind === 'names' && thing !== undefined ? `${name}-${thing}` : null
}

/** The sort of an argument; the server's own declarations name none that there is not. */
export function sortOf(sorts: Sorts, { sort }: Argument): Sort {
  const found = sorts[sort]
  if (!found) throw new Error(`There is no sort ${sort}.`)
  return found
}
