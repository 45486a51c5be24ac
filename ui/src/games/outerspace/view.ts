/** The picture of Outer Space that the server sends, as src/lychgate/games/outerspace/words/picture.py draws it. */
import type { Scene as AnyScene } from '../game.ts'

export type Sort = 'character' | 'location' | 'prop' | 'creature' | 'effect' | 'credits'
export type Wish = 'none' | 'this-turn' | 'until-attacked' | 'until-touched' | 'until-own-turn' | 'until-credits'

/** A card of a film, with what lies under it. */
export interface Placed {
  card: string
  type: Sort
  traits: string[]
  defence: number
  attack: number
  under: Placed[]
}

export interface Attack {
  seat: number
  film: number
  creature: string
  /** creatures that attack as one with it */
  joined: string[]
  props: string[]
  effects: string[]
  attack: number
  defence: number
}

export interface FilmView {
  seat: number
  characters: Placed[]
  location: Placed | null
  value: number
  aside: string[]
  noted: number
  hand: string[] | null
  known: string[]
  hand_size: number
  proposed: boolean
  answer: string | null
  wish: Wish | null
}

export interface View {
  phase:
    | 'title'
    | 'turn'
    | 'aiming'
    | 'preventing'
    | 'arming'
    | 'joining'
    | 'attack'
    | 'victim'
    | 'between'
    | 'last-chance'
    | 'discarding'
    | 'over'
  dealer: number
  turn: number
  round: number
  ending: boolean
  /** who has drawn the last card of the pile */
  last_card: number | null
  credits_delayed: number
  pile: number
  title: string[]
  title_cards: string[]
  chosen: string | null
  /** the first acts on a film (or its director's hand) or on a card, if on anything */
  played: { seat: number; card: string; ability: boolean; film: number | null; on: string | null }[]
  attack: Attack | null
  seats: FilmView[]
  discard: string[]
}

export type Scene = AnyScene<View>

/** Every card of a film, those under others too. */
export function cardsOf({ location, characters }: FilmView): string[] {
  const all = (placed: Placed): string[] => [placed.card, ...placed.under.flatMap(all)]
  return [...(location ? [location] : []), ...characters].flatMap(all)
}
