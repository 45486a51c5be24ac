/** The server's types by short names. */
export interface Refusal {
  code: string
  sentence: string
  rule: string | null
}
export interface Decision {
  decision: string
  data: Data
}
export type Data = Record<string, string | number>
export interface Prompt {
  id: number
  name: string
  arguments: Record<string, number>
  sentence: string
  decisions: Decision[]
}
export interface Happening {
  number: number
  name: string
  arguments: Record<string, number>
  game_number: number
  sentence: string
}
export interface PointsLine {
  seat: number
  name: string
  points: number
  rule?: string
  arguments: Record<string, number>
  game_number: number
  sentence: string
}
export interface Outcome {
  points: number[]
  places: number[]
  winners: number[]
  games: number[][]
  lines: PointsLine[]
}
export type View = Record<string, unknown>
export interface MatchState {
  match: string
  version: number
  game_number: number
  view: View
  events: Happening[]
  prompt: Prompt | null
  can_undo: boolean
  outcome: Outcome | null
}
export interface SeatState {
  seat: number
  kind: 'human' | 'bot' | 'open'
  name: string | null
  bot: string | null
  away: boolean
  muted: boolean
}
export interface Table {
  table: string
  game: string
  rules: string
  options: Record<string, unknown>
  games: number
  public: boolean
  spectators: boolean
  phase: 'gathering' | 'playing' | 'over'
  seats: SeatState[]
  you: { seat: number | null; host: boolean; invite: string | null }
  match: string | null
  matches: string[]
  pledge: string
  created: string
}
export interface ChatLine {
  number: number
  seat: number
  name: string
  text: string
  at: string
}
export interface Missed {
  count: number
  sentences: string[]
}
export interface Full {
  type: 'full'
  table: Table
  match: MatchState | null
  missed: Missed | null
  notes: string | null
  chat: ChatLine[]
}
export interface OptionInfo {
  name: string
  default: unknown
  values: unknown[]
  rule: string
  meaning: string
}
export interface GameInfo {
  name: string
  version: number
  players: { fewest: number; most: number }
  rule_sets: Record<string, Record<string, unknown>>
  options: OptionInfo[]
  bots: { name: string; meaning: string }[]
  languages: string[]
  ready: boolean
  progress: number
}
export interface Guest {
  guest: string
  name: string
  token: string | null
}
export interface Frame {
  version: number
  game_number: number
  view: View
  events: Happening[]
}
export interface Frames {
  eyes: string
  frames: number
  list: Frame[]
}
export interface MatchPage {
  match: string
  game: string
  rules: string
  options: Record<string, unknown>
  games: number
  names: string[]
  over: boolean
  outcome: Outcome | null
  pledge: string
  started: string
  ended: string | null
  eyes: string[]
}
export type ServerMessage =
  | Full
  | ({ type: 'change' } & MatchState)
  | { type: 'table'; table: Table }
  | { type: 'chat'; line: ChatLine }
  | { type: 'accepted'; id: string; prompt: number; decision: string }
  | { type: 'refused'; id: string; code: string; sentence: string; rule: string | null; prompt: Prompt | null }
  | { type: 'error'; code: string; sentence: string }
  | { type: 'pong' }
