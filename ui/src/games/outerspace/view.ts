/** What Outer Space's components share: the picture that the server sends, and the cards in it. */
import type { Scene as AnyScene } from '../game.ts'
import type { Attack, FilmView, Placed, View } from './picture.ts'

export type { Attack, FilmView, Placed, View }
export type Sort = Placed['type']
export type Wish = NonNullable<FilmView['wish']>
export type Scene = AnyScene<View>

/** Every card of a film, those under others too. */
export function cardsOf({ location, characters }: FilmView): string[] {
  const all = (placed: Placed): string[] => [placed.card, ...placed.under.flatMap(all)]
  return [...(location ? [location] : []), ...characters].flatMap(all)
}
