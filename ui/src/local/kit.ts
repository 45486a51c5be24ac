/** What a table of the page's own has to know of a game besides the game as data, as `lychgate.site.kit` writes it. */

/** Where a field lies in a record, and how long it is. */
export type Field = [at: number, size: number]

/** Stretches of a box that are otherwise: where one begins, and its bytes in hexadecimal. */
export type Patch = [at: number, bytes: string][]

export interface Boxes {
  base: string
  options: Record<string, Record<string, Patch>>
  /** options that are any number of a range */
  numbers: Record<string, Field>
}

export interface Level {
  name: string
  softness: number
  iterations: number
  keys: number
  nodes: number
  edges: number
  used: number
}

export interface Search {
  how: Record<string, number[]>
  mixes: number
  matched: boolean
  paired: boolean
  parts: number
  seeds: number
  fine: number
  good: number
  slice: number
  tree: Record<'node' | 'edge' | 'first' | 'edges' | 'sealed' | 'action' | 'taken' | 'mixed' | 'worth' | 'won' | 'points' | 'win', number>
  levels: Level[]
}

export interface Kit {
  hash: string
  state: number
  actions: number
  /** where the number of players stands in a box */
  players_at: number
  boxes: Record<string, Boxes>
  /** the sorts of each function's arguments; the name of a function stands for that function */
  functions: Record<string, string[]>
  chance: { size: number; quick_source: number; quick_step: string; key: Field; quick: Field; source: Field; count: Field; position: Field }
  events: { width: number; room: number; spectator: number }
  seats: number
  most_games: number
  refused: number
  reasons: Record<string, { code: string; message: string }>
  search: Search
}
