// Made from src/lychgate/games/outerspace/words/shape.py by ui/build/picture_types.py

/** The table. */
export interface View {
  /** what is going on */
  phase: 'title' | 'turn' | 'aiming' | 'arming' | 'joining' | 'victim' | 'preventing' | 'attack' | 'between' | 'last-chance' | 'discarding' | 'over'
  /** seat that dealt */
  dealer: number
  /** seat on turn */
  turn: number
  /** from 1 */
  round: number
  /** does the game end with this turn, or round? */
  ending: boolean
  /** seat that has drawn the last card of the pile */
  last_card: number | null
  /** turns for which no credits may be played */
  credits_delayed: number
  /** cards in it */
  pile: number
  /** words of the title */
  title: string[]
  /** turned up for the title */
  title_cards: string[]
  /** chosen to be played, but not announced */
  chosen: string | null
  /** the card being played, then those that answer it */
  played: PlayedCard[]
  attack: Attack | null
  /** the players */
  seats: FilmView[]
  /** the discard pile */
  discard: string[]
}

/** A card being played, or one that answers it. */
export interface PlayedCard {
  /** who played it */
  seat: number
  card: string
  /** is it an ability of the card, not the card itself? */
  ability: boolean
  /** the seat whose film, or hand, it acts on */
  film: number | null
  /** the card it acts on */
  on: string | null
}

/** The attack under way. */
export interface Attack {
  /** who attacks */
  seat: number
  /** seat whose film is attacked */
  film: number
  creature: string
  /** creatures that attack as one with it */
  joined: string[]
  /** that it has */
  props: string[]
  /** brought along (BM-24), then those played */
  effects: string[]
  /** as it stands */
  attack: number
  /** of the film, as it stands */
  defence: number
}

/** A player and the film. */
export interface FilmView {
  /** from 0 */
  seat: number
  /** in the film */
  characters: Placed[]
  /** of the film */
  location: Placed | null
  /** of the film as it stands */
  value: number
  /** cards laid aside */
  aside: string[]
  /** points noted so far */
  noted: number
  /** null: not known to the reader */
  hand: string[] | null
  /** cards of the hand that all know of */
  known: string[]
  /** cards in hand */
  hand_size: number
  /** has the player proposed a title? */
  proposed: boolean
  /** given in an open window, where it is known */
  answer: string | null
  /** for how long to pass, where it is known */
  wish: 'none' | 'this-turn' | 'until-attacked' | 'until-own-turn' | 'until-credits' | 'until-touched' | null
}

/** A card of a film, with what lies under it. */
export interface Placed {
  card: string
  /** its sort */
  type: 'character' | 'location' | 'prop' | 'creature' | 'effect' | 'credits'
  /** as printed */
  traits: ('crazed-killer' | 'swarm' | 'water-creature' | 'by-the-water' | 'weapon' | 'treasure' | 'building' | 'alien' | 'undead' | 'robot' | 'animal' | 'giant' | 'woman' | 'man' | 'teen' | 'scientist' | 'star' | 'plant' | 'vampire' | 'machine')[]
  /** as printed */
  defence: number
  /** as printed */
  attack: number
  /** cards that lie under it */
  under: Placed[]
}
