/**
 * What the page knows of a game. A game's folder exports a `GameUi` from its ui.ts, and `games.ts` finds it there;
 * everything else in the page is the same for all games.
 */
import type { Component } from 'svelte'
import type { Ending } from '../alive/ending.ts'
import type { Decision, GameData, Happening, View } from '../api/types.ts'
import type { Score, Wish } from '../beside/scoring.ts'
import type { Answer } from '../table/asking/answers.ts'
import type { Asking } from '../table/asking/asking.svelte.ts'
import type { Act } from '../table/live/stage.svelte.ts'
import type { Say } from '../words/words.ts'

/** What a game's folder brings. It is small, and there from the start; what a table needs comes when it is needed. */
export interface GameUi {
  cover: Cover
  /** How many play when nobody says otherwise; else as few as can. */
  players?: number
  /** What is quick, full, or for the family in this game, where that is not what it is in all. */
  presets?: Partial<Record<'quick' | 'full' | 'family', Preset>>
  /** The page of all its cards, for a game whose cards have something to read on them. */
  cards?: () => Promise<{ default: Component<{ game: string }> }>
  /** What helps at a real table. */
  beside?: () => Promise<{ beside: Beside }>
  /** What lies on the table, a `TableUi` of the game's own view. */
  table: () => Promise<{ table: unknown }>
}

/** A game beside its real box: `beside.<language>.ftl` has the words. */
export interface Beside {
  /** How it is set up: a sentence with what the box has for so many players, or else the rule itself. */
  setup: { message?: string; rule: string }[]
  /** What these sentences say besides. */
  figures?: (box: Record<string, number>) => Record<string, number>
  /** What can be counted, each by its name: `form-<name>`. */
  forms: BesideForm[]
}

export interface BesideForm {
  name: string
  Form: Component<FormProps>
  /** Does this event belong to what is counted? */
  tells?: (event: Happening) => boolean
}

/** What a form to be filled in at a real table is given. */
export interface FormProps {
  names: string[]
  data: GameData
  words: Say
  /** what came of what was entered, as long as it holds */
  score: Score | null
  /** Something was entered: it is to be counted, unless this is missing yet. */
  onchange: (wish: Wish, missing: string[]) => void
}

/** What a new table is filled in with. */
export interface Preset {
  players?: number
  rules?: string
  options?: Record<string, unknown>
  games?: number
  hints?: boolean
}

/** The picture on a game's box: three drawings of a sheet before a glow of that colour. */
export interface Cover {
  sheet: string
  figures: string[]
  spot: string
}

/** What each of a game's components is given. */
export interface Scene<V extends object = View> {
  view: V
  names: string[]
  /** The seat whose eyes these are; null for spectators, and for eyes that see everything. */
  me: number | null
  asking: Asking
  words: Say
  /** What has just happened. */
  fresh: Happening[]
  /** What players point at, by seat: suggestions that bind nobody. */
  pointed: ReadonlyMap<number, string>
  /** What the players call this game of their match; null: as the game itself proposes. */
  title?: string | null
  /** Call it otherwise; null for those who only look. */
  call?: ((text: string | null) => void) | null
  /** Point at something, or with null at nothing any more; null for those who only look. */
  point: ((at: string | null) => void) | null
}

/** The three things that a newcomer is told, in this order. */
export const PANELS = ['goal', 'turn', 'end'] as const
export type Panel = (typeof PANELS)[number]

/** What a game says of itself to who does not know it. */
export interface Guide {
  /** Draws what a panel (`guide-<panel>`) or a sign is about, with the board’s own pieces. */
  Piece: Component<{ name: string; words: Say }>
  /** The rule that each panel is about; its words are the game's message `guide-<panel>`. */
  panels: Record<Panel, string>
  /** How high the board is in a picture of the rulebook, in rem; what needs more gets more. */
  height: number
  /** Everything that has a meaning, with its rule: the message `sign-<name>` says it. Elements name theirs by `data-sign`; plain answers are `do-<word>`. */
  signs: Record<string, string>
}

/** What lies on a table: the components that show a game, and what the shell has to know about its view. */
export interface TableUi<V extends object = View> {
  /** What lies in the middle of the table. */
  Board: Component<{ scene: Scene<V> }>
  /** What a player has in hand. */
  Hand?: Component<{ scene: Scene<V>; seat: number }>
  /** What everybody sees of a player. */
  Seat?: Component<{ scene: Scene<V>; seat: number }>
  /** What is said or to be chosen at the lower edge of the board: it lies over the board, so that nothing moves. */
  Edge?: Component<{ scene: Scene<V> }>
  /** Moments that deserve the whole table: the act on stage, whose events are the scene's `fresh`, at this step; null: none. */
  Drama?: Component<{ scene: Scene<V>; step: number | null }>
  /** What stands over the points at the end. */
  Finale?: Component<{ scene: Scene<V>; winners: number[] }>
  /** How the game ended, as a picture and in three sentences. */
  ending?: (scene: Scene<V>, winners: number[]) => Ending
  /** Keys that only this board has, with the game's message that says what they do. */
  keys: [string, string][]
  /** How it is explained; a game without this has its rules. */
  guide?: Guide
  /** What has to be fetched before anything is shown. */
  prepare?: () => Promise<void>
  /** Has each player something to hide? Then a curtain falls between turns at one screen. */
  secrets: boolean
  /** Who has the turn. */
  turn: (view: V) => number | null
  /** Whose hands these eyes can see; `me` is the seat whose eyes they are. */
  hands: (view: V, me: number | null) => number[]
  /** The answers that stand as buttons under the question; else those of one word. */
  answers?: (scene: Scene<V>) => Answer[]
  /** What a decision is called where its player sees more than the story says, such as which card a number stands for. */
  decision?: (scene: Scene<V>, decision: Decision) => string | null
  /** Is a change played out over the table? An ordinary one is only shown, for a beat. */
  acts: (events: Happening[]) => Act | null
}
