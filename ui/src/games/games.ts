/** What the shell knows of a game: the components it brings. Everything else is the same for all games. */
import type { Component } from 'svelte'
import type { Happening, View } from '../api/types.ts'
import type { Asking } from '../table/asking.svelte.ts'
import type { Act } from '../table/stage.svelte.ts'
import type { Say } from '../words/words.ts'

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
  /** What the table calls the film, in games that have titles; null: as the game proposes. */
  title?: string | null
  /** Call it otherwise; null for those who only look. */
  call?: ((text: string | null) => void) | null
  /** Point at something, or with null at nothing any more; null for those who only look. */
  point: ((at: string | null) => void) | null
}

export interface GameUi<V extends object = View> {
  /** What lies in the middle of the table. */
  Board: Component<{ scene: Scene<V> }>
  /** What a player has in hand. */
  Hand: Component<{ scene: Scene<V>; seat: number }>
  /** What everybody sees of a player. */
  Seat: Component<{ scene: Scene<V>; seat: number }>
  /** Moments that deserve the whole table: the act on stage, whose events are the scene's `fresh`, at this step; null: none. */
  Drama: Component<{ scene: Scene<V>; step: number | null }>
  /** What stands over the points at the end. */
  Finale?: Component<{ scene: Scene<V>; winners: number[] }>
  /** Keys that only this board has, with the game's message that says what they do. */
  keys: [string, string][]
  /** What has to be fetched before anything is shown. */
  prepare?: () => Promise<void>
  /** Has each player something to hide? Then a curtain falls between turns at one screen. */
  secrets: boolean
  /** Who has the turn. */
  turn: (view: V) => number | null
  /** Whose hands these eyes can see; `me` is the seat whose eyes they are. */
  hands: (view: V, me: number | null) => number[]
  /** Is a change played out over the table? An ordinary one is only shown, for a beat. */
  acts: (events: Happening[]) => Act | null
}

/** The server sends each game's own view: what a game's components are given is what they expect. */
const LOADERS: Record<string, () => Promise<{ ui: unknown }>> = {
  graverobbers: () => import('./graverobbers/ui.ts'),
  gravediggers: () => import('./gravediggers/ui.ts'),
  goldraeuber: () => import('./goldraeuber/ui.ts'),
  outerspace: () => import('./outerspace/ui.ts'),
}

/** Can this game be played in the browser? */
export function hasBoard(game: string): boolean {
  return game in LOADERS
}

export async function load(game: string): Promise<GameUi> {
  const loader = LOADERS[game]
  if (!loader) throw new Error(game)
  const ui = (await loader()).ui as GameUi
  await ui.prepare?.()
  return ui
}
