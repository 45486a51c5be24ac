/** What Goldräuber's components share: the picture that the server sends, and the words of the notation. */
import type { Scene as AnyScene } from '../game.ts'
import type { Cell, MinerView, View } from './picture.ts'

export type { Cell, MinerView, View }
export type Side = NonNullable<Cell['wall']>
export type Thing = NonNullable<MinerView['carries']>
export type Scene = AnyScene<View>

export const THINGS: Thing[] = ['treasure', 'comrade']

/** What can be done with a card, in the words of the notation. */
export const DEEDS = ['turn', 'step', 'collapse', 'dig'] as const
export type Deed = (typeof DEEDS)[number]
