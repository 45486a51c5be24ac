/** What Graverobbers' components share: the picture that the server sends, its cards and goals. */
import type { Decision } from '../../api/types.ts'
import type { Scene as AnyScene } from '../game.ts'
import type { GoalView, GraveView, LaidCard, SeatView, View } from './picture.ts'

export type { GoalView, GraveView, LaidCard, SeatView, View }
export type Kind = 'R' | 'D' | 'B'
export type Scene = AnyScene<View>

export const FIGURES: Record<Kind, string> = { R: 'robber', D: 'detective', B: 'bobby' }

export function kindOf(card: string): Kind {
  return card[0] as Kind
}

/** The sign that explains a card; null: not known to the reader. */
export function signOf(card: string | null): string {
  return card === null ? 'hidden' : FIGURES[kindOf(card)]
}

export function valueOf(card: string): number {
  return Number(card[1])
}

/** Is the picked bobby to spy? One that can be laid is laid, until its player says otherwise. */
export function isSpying({ asking }: Scene): boolean {
  const { picked, use } = asking
  return picked !== null && (use === 'spy' || (!asking.fits({ lay: picked }) && asking.fits({ spy: picked })))
}

/** Why this is the end of the game: its last round (GR-24), or four graves of one fate; null: it goes on. */
export function lastOf({ phase, round, rounds, graves }: View): 'round' | 'intact' | 'ransacked' | null {
  if (phase === 'over' || phase === 'choosing-goals' || !graves.some(({ fate }) => fate === 'open')) return null
  const decided = (['intact', 'ransacked'] as const).find((fate) => graves.filter((grave) => grave.fate === fate).length >= 4)
  return decided ?? (round >= rounds ? 'round' : null)
}

/** The grave whose ransacking is what somebody may be accused after; null: all were scored at the end. */
export function ransackedNow({ laid_at, graves }: View): number | null {
  return graves.find(({ number, fate }) => number === laid_at && fate === 'ransacked')?.number ?? null
}

export function goalName({ colour, graves }: GoalView): string {
  return `goal-${colour}-${graves ? graves.join('-') : 'majority'}`
}

/** A goal to return is told by its place; who has it reads which it is. */
export function goalReturned({ view, me, words }: Scene, { data }: Decision): string | null {
  const goal = typeof data['return'] === 'number' && me !== null ? view.seats[me]?.goals?.[data['return'] - 1] : undefined
  return goal ? words('return-goal', { goal: words(goalName(goal)) }) : null
}
