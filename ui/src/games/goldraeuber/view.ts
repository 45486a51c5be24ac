/** The picture of Goldräuber that the server sends, as src/lychgate/games/goldraeuber/words/picture.py draws it. */
import type { Scene as AnyScene } from '../game.ts'

export type Side = 'above' | 'right' | 'below' | 'left'
export type Thing = 'treasure' | 'comrade'

export interface Cell {
  place: string
  inner: boolean
  number: number | null
  face: 'up' | 'down' | 'collapsed'
  kind: 'tunnel' | 'trap' | Thing | null
  wall: Side | null
  dug: boolean
  entrances: Side[]
  miners: number[]
  markers: Thing[]
}

export interface MinerView {
  seat: number
  place: string | null
  life: number
  carries: Thing | null
}

export interface View {
  phase:
    | 'conscience'
    | 'splitting'
    | 'starting'
    | 'taking'
    | 'changing'
    | 'acting'
    | 'collapsing'
    | 'ending'
    | 'sharing'
    | 'over'
  first: number
  turn: number
  expert: boolean
  die: number | null
  second: boolean
  settled: boolean
  shifted: boolean
  before_action: boolean
  mood: 'calm' | 'angry'
  actions_up_to: number
  getting: number | null
  left: number | null
  map: (Cell | null)[][]
  seats: MinerView[]
  things: Record<Thing, { state: 'hidden' | 'lying' | 'carried' | 'safe'; place: string | null; seat: number | null }>
  end: string | null
}

export type Scene = AnyScene<View>

export const THINGS: Thing[] = ['treasure', 'comrade']

/** What can be done with a card, in the words of the notation. */
export const DEEDS = ['turn', 'step', 'collapse', 'dig'] as const
export type Deed = (typeof DEEDS)[number]
