/**
 * The server's types by the words used here. schema.ts is generated from the server's own description; what comes as numbers there is
 * read by wire/decoder.ts, and boards and pages are given the types below.
 */
import type { components } from './schema.ts'

/** All that goes over the wire, as it is sent. */
export type Sent = components['schemas']

export type Addresses = Sent['Addresses']
export type Analysis = Sent['AnalysisInfo']
export type CardInfo = Sent['CardInfo']
export type ChatLine = Sent['ChatLine']
export type GameData = Sent['GameData']
export type GameInfo = Sent['GameInfo']
export type GameTexts = Sent['GameWords']
export type Guest = Sent['GuestInfo']
export type Hint = Sent['Hint']
export type Moment = Sent['MomentInfo']
export type NewTable = Sent['NewTable']
export type OptionInfo = Sent['OptionInfo']
export type SeatState = Sent['SeatInfo']
export type ServerMessage = Sent['ServerMessage']
export type Table = Sent['TableInfo']

// --- what is read out of numbers

/** A decision's data, and a game's own picture. */
export type Data = Record<string, unknown>
export type View = Record<string, unknown>

/** A legal decision, as notation and as data. */
export interface Decision {
  decision: string
  data: Data
}

/** Something declared with its arguments; its sentence is made when it is read, in the reader's language. */
interface Told {
  name: string
  arguments: Record<string, number>
  readonly sentence: string
}

/** Something that happened. The number counts the reader's own events. */
export interface Happening extends Told {
  number: number
  game_number: number
  /** that it follows from; empty: none is named */
  rule: string
}

/** A decision that plainly ends or ruins one's game, by a rule that the game declares. */
export interface Ruin {
  decision: Decision
  rule: string
  /** what it does */
  readonly sentence: string
}

/** What a seat is asked, with everything it may answer. */
export interface Prompt extends Told {
  id: number
  decisions: Decision[]
  ruins: Ruin[]
  window: Sent['WindowInfo'] | null
}

/** Why a seat has these points. */
export interface PointsLine extends Told {
  seat: number
  points: number
  rule: string
  game_number: number
}

type Read<Sent, Parts extends object> = Omit<Sent, keyof Parts | 'told' | 'ruins'> & Parts

export type Outcome = Read<Sent['OutcomeInfo'], { lines: PointsLine[] }>
export type EndedGame = Read<Sent['EndedGame'], { outcome: Outcome; view: View | null }>
export type MatchState = Read<
  Sent['MatchInfo'],
  { view: View; events: Happening[]; prompt: Prompt | null; ended: EndedGame[]; outcome: Outcome | null }
>
export type Frame = Read<Sent['Frame'], { view: View; events: Happening[] }>
export type MatchPage = Read<Sent['MatchPage'], { outcome: Outcome | null }>

/** What happened while the reader was away: how much, and the last of it. */
export interface Missed {
  count: number
  events: Happening[]
}

/** Why something was refused. */
export interface Refusal {
  code: string
  rule: string | null
  readonly sentence: string
}
