// Made from src/lychgate/games/goldraeuber/words/shape.py by ui/build/picture_types.py

/** The table. */
export interface View {
  /** what is going on */
  phase: 'conscience' | 'splitting' | 'starting' | 'taking' | 'changing' | 'acting' | 'collapsing' | 'ending' | 'sharing' | 'over'
  /** seat that begins */
  first: number
  /** seat on turn */
  turn: number
  /** does a second die say which number collapses? */
  expert: boolean
  /** null: not rolled yet */
  die: number | null
  /** is it the second die of this turn? */
  second: boolean
  /** is the die not to be changed any more? */
  settled: boolean
  /** have life points been shifted in this turn? */
  shifted: boolean
  /** are they being shifted, before the action? */
  before_action: boolean
  /** of the monk */
  mood: 'calm' | 'angry'
  /** the highest roll that is an action */
  actions_up_to: number
  /** seat whose life points are being settled */
  getting: number | null
  /** life points still to be handed out */
  left: number | null
  /** rows of cells, the mountain above; null: no card */
  map: ((Cell | null)[])[]
  /** the players */
  seats: MinerView[]
  things: ThingsView
  /** how the game has ended */
  end: 'won' | 'shown-dead' | 'buried' | 'miner-buried' | 'miner-cut-off' | 'cut-off' | 'hopeless' | 'put-away' | null
}

/** A card of the mine: how it lies, what is known of it, who and what is there. */
export interface Cell {
  /** column and row */
  place: string
  /** is it one of the inner cards? */
  inner: boolean
  /** of an outer card */
  number: number | null
  /** how it lies */
  face: 'down' | 'up' | 'collapsed'
  /** null: nobody has seen it */
  kind: 'tunnel' | 'trap' | 'treasure' | 'comrade' | null
  /** side that has a wall, dug away or not, where it is known */
  wall: 'above' | 'right' | 'below' | 'left' | null
  /** has the wall been dug away? */
  dug: boolean
  /** sides from which the mine can be entered here */
  entrances: ('above' | 'right' | 'below' | 'left')[]
  /** seats whose miners are here */
  miners: number[]
  /** what lies here */
  markers: ('treasure' | 'comrade')[]
}

/** A player. */
export interface MinerView {
  /** from 0 */
  seat: number
  /** where the miner is; null: outside */
  place: string | null
  /** life points */
  life: number
  /** null: nothing */
  carries: 'treasure' | 'comrade' | null
}

/** What is to be brought out. */
export interface ThingsView {
  treasure: ThingView
  comrade: ThingView
}

/** Where treasure or comrade is, as far as anybody knows. */
export interface ThingView {
  /** safe: out of the mine */
  state: 'hidden' | 'lying' | 'carried' | 'safe'
  /** where it lies, or who carries it is */
  place: string | null
  /** who carries it */
  seat: number | null
}
