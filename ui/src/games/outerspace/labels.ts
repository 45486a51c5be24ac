/** What the board says to those who hear it. */
import { face } from './cards/cards.ts'
import type { FilmView, Placed, Scene } from './view.ts'

/** −2, +3: a minus as it is set, a plus where there is none. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** The same without a plus. */
export function plain(value: number): string {
  return value < 0 ? signed(value) : String(value)
}

/** What stands on a card besides name and values, in one breath: for where it is drawn small. */
export function restOf({ words }: Pick<Scene, 'words'>, card: string): string {
  const { type_name, trait_names, text, line } = face(card)
  return [`${[type_name, ...trait_names].join(', ')}.`, ...text, line ? words('quoted', { line }) : ''].join(' ')
}

/** A card of a film: what a click does. */
export function actOn(scene: Scene, placed: Placed): string {
  const act = deed(scene, placed)
  return act ? scene.words(`act-${act}`, { card: face(placed.card).name }) : ''
}

/** What a click on a card of a film does, if the question is about such cards; legal or not, the server knows. */
export function deed({ asking }: Scene, { card, type }: Placed): 'choose' | 'kill' | 'move' | 'send' | 'put' | null {
  const about = asking.prompt?.name
  if (about === 'act' && asking.picked !== null) return type === 'character' ? 'put' : null
  if (about === 'victim' && type === 'character') return 'kill'
  if ((about === 'character' && type === 'character') || (about === 'prop' && type === 'prop')) return 'choose'
  if (about === 'act' && asking.fits({ card })) return type === 'prop' ? 'move' : 'send'
  return null
}

export function filmLabel({ words, names }: Scene, { seat, value, characters }: FilmView): string {
  return words('film-facts', { player: names[seat] ?? '', value, characters: characters.length })
}
