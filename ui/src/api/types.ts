/** The server's types by the words used here. schema.ts is generated from the server's own description. */
import type { components } from './schema.ts'

type Schemas = components['schemas']

export type Analysis = Schemas['AnalysisInfo']
export type CardInfo = Schemas['CardInfo']
export type ChatLine = Schemas['ChatLine']
export type Decision = Schemas['DecisionInfo']
export type EndedGame = Schemas['EndedGame']
/** Its events are put together from parts that never change, which the description takes for anything. */
export type Frame = Omit<Schemas['Frame'], 'events'> & { events: Happening[] }
export type Frames = Omit<Schemas['Frames'], 'list'> & { list: Frame[] }
export type Full = Schemas['Full']
export type GameInfo = Schemas['GameInfo']
export type Guest = Schemas['GuestInfo']
export type Happening = Schemas['EventInfo']
export type Hint = Schemas['Hint']
export type MatchPage = Schemas['MatchPage']
export type MatchState = Schemas['MatchInfo']
export type Missed = Schemas['Missed']
export type Moment = Schemas['MomentInfo']
export type NewTable = Schemas['NewTable']
export type OptionInfo = Schemas['OptionInfo']
export type Outcome = Schemas['OutcomeInfo']
export type Prompt = Schemas['PromptInfo']
export type SeatState = Schemas['SeatInfo']
export type ServerMessage = Schemas['ServerMessage']
export type Table = Schemas['TableInfo']

/** A decision's data. */
export type Data = Decision['data']

/** Some game's picture; each board knows its own (`games/<game>/picture.ts`), those of other packages theirs. */
export type View = Record<string, unknown>

/** Why something was refused. */
export type Refusal = Pick<Schemas['ErrorInfo'], 'code' | 'sentence'> & { rule: string | null }
