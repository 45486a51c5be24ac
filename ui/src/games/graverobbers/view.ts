/** The picture of Graverobbers that the server sends, as src/lychgate/games/graverobbers/words/picture.py draws it. */
import type { Scene as AnyScene } from '../game.ts'

export type Kind = 'R' | 'D' | 'B'

export interface LaidCard {
  card: string | null
  up: boolean
  layer: number
}

export interface GraveView {
  number: number
  fate: 'open' | 'intact' | 'ransacked'
  turned: boolean
  cards: LaidCard[]
  next_up: boolean
  room: number
  defence: number
  robbery: number
}

export interface GoalView {
  colour: 'black' | 'white'
  graves: [number, number] | null
  points: number
}

export interface SeatView {
  seat: number
  hand_size: number
  hand: string[] | null
  goals: GoalView[] | null
  returned: GoalView | null
  choice: number | null
  answered: boolean
  accused: number | null
}

export interface View {
  phase: 'choosing-goals' | 'turn' | 'accusing' | 'over'
  round: number
  rounds: number
  first: number | null // until the goals are chosen, if chance decides
  turn: number | null
  accuser: number | null
  played: number
  spied: boolean
  laid_at: number | null
  graves: GraveView[]
  seats: SeatView[]
  spies: string[]
}

export type Scene = AnyScene<View>

export const FIGURES: Record<Kind, string> = { R: 'robber', D: 'detective', B: 'bobby' }

export function kindOf(card: string): Kind {
  return card[0] as Kind
}

export function valueOf(card: string): number {
  return Number(card[1])
}

export function goalName({ colour, graves }: GoalView): string {
  return `goal-${colour}-${graves ? graves.join('-') : 'majority'}`
}
