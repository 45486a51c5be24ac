// Made from src/lychgate/games/graverobbers/words/shape.py by ui/build/picture_types.py

/** The table. */
export interface View {
  /** what is going on */
  phase: 'choosing-goals' | 'turn' | 'accusing' | 'over'
  /** from 1 */
  round: number
  /** in a game */
  rounds: number
  /** seat with the first-player card; null: not known yet */
  first: number | null
  /** seat on turn; null: it is not known yet who begins */
  turn: number | null
  /** seat that is asked to accuse */
  accuser: number | null
  /** cards played in this turn */
  played: number
  /** was one of them a spy? */
  spied: boolean
  /** grave where a card was laid in this turn */
  laid_at: number | null
  /** the row */
  graves: GraveView[]
  /** the players */
  seats: SeatView[]
  /** discarded as spies */
  spies: string[]
}

/** A grave with its column. */
export interface GraveView {
  /** from 1 */
  number: number
  /** what has become of it */
  fate: 'open' | 'intact' | 'ransacked'
  /** is it turned a quarter, to count the rounds? */
  turned: boolean
  /** the nearest to the grave first */
  cards: LaidCard[]
  /** is the next card laid face up? */
  next_up: boolean
  /** cards that can still be laid */
  room: number
  /** of the cards that are known */
  defence: number
  /** of the cards that are known */
  robbery: number
}

/** A card at a grave. */
export interface LaidCard {
  /** null: face down, and not known to the reader */
  card: string | null
  /** does it lie face up? */
  up: boolean
  /** seat that laid it */
  layer: number
}

/** A player. */
export interface SeatView {
  /** from 0 */
  seat: number
  /** cards in hand */
  hand_size: number
  /** null: not known to the reader */
  hand: string[] | null
  /** kept, or still to choose from; null: not known to the reader */
  goals: GoalView[] | null
  /** the goal that was returned, where it is known */
  returned: GoalView | null
  /** which goal is to be returned, from 1, until all have chosen */
  choice: number | null
  /** has the player chosen? */
  answered: boolean
  /** seat that the player has accused */
  accused: number | null
}

/** A goal card. */
export interface GoalView {
  /** black for those who want graves ransacked */
  colour: 'black' | 'white'
  /** the two that it names; null: the whole cemetery */
  graves: number[] | null
  /** when it is met */
  points: number
}
