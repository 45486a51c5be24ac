// Made from src/lychgate/games/gravediggers/words/shape.py by ui/build/picture_types.py

/** The table. */
export interface View {
  /** which tile is being carried out, or that fists are made */
  phase: 'place' | 'look' | 'turn' | 'gravedigger' | 'fists' | 'over'
  /** seat on turn */
  turn: number
  /** cemetery that is being robbed, from 1 */
  robbed: number | null
  /** have the final robberies begun? */
  final: boolean
  tiles: TilesView
  /** cards in it */
  pile: number
  /** credit notes that nobody has taken */
  notes_left: number
  /** for this robbery? */
  notes_handed_out: boolean
  /** may everybody's money be shown? */
  open_money: boolean
  /** in their circle */
  cemeteries: CemeteryView[]
  /** the players */
  seats: SeatView[]
  /** null: none yet */
  last_robbery: RobberyView | null
  /** cards that have left the game */
  gone: string[]
}

/** The tiles by sort. */
export interface TilesView {
  place: TileView
  look: TileView
  turn: TileView
  gravedigger: TileView
}

/** The tiles of one sort. */
export interface TileView {
  /** lie face down: can still be used */
  down: number
  /** lie face up */
  up: number
}

/** A cemetery. */
export interface CemeteryView {
  /** from 1 */
  number: number
  /** its seat; null: nobody's */
  owner: number | null
  /** for good */
  closed: boolean
  /** in their places */
  cards: LyingCard[]
}

/** A card at a cemetery. */
export interface LyingCard {
  /** null: not known to the reader */
  card: string | null
  /** does it lie face up? */
  up: boolean
  /** seat that laid it; null: it came from the pile */
  layer: number | null
  /** seats that laid it or have looked at it */
  known_by: number[]
  /** was it laid, looked at or turned up last? */
  touched: boolean
}

/** A player. */
export interface SeatView {
  /** from 0 */
  seat: number
  /** with what is in the fist */
  money: number
  /** credit notes */
  notes: number
  /** cards in hand */
  hand_size: number
  /** null: not known to the reader */
  hand: string[] | null
  /** is the fist made? */
  answered: boolean
  /** money in it; null: not made, or not known to the reader */
  fist: number | null
  /** is a credit note wanted with it? */
  credit: boolean | null
}

/** A robbery that all have seen. */
export interface RobberyView {
  /** from 1 */
  cemetery: number
  /** as they lay */
  cards: string[]
  /** money by seat */
  fists: number[]
}
