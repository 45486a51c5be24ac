/** What the board says to those who hear it. */
import type { GraveView, LaidCard, Scene } from './view.ts'

export function graveLabel(scene: Scene, grave: GraveView, picked: string | null, spying: boolean): string {
  const { words, asking } = scene
  const state = words(`grave-${grave.fate}`, {
    grave: grave.number,
    cards: grave.cards.length,
    defence: grave.defence,
    robbery: grave.robbery,
  })
  const facts = grave.turned ? `${state} ${turnedLabel(scene, grave)}` : state
  if (picked === null) return facts
  const card = words(`card-${picked}`)
  const allowed = asking.fits({ [spying ? 'spy' : 'lay']: picked, grave: grave.number })
  const act = !allowed ? 'act-no' : spying ? 'act-spy' : grave.next_up ? 'act-lay-up' : 'act-lay-down'
  return `${words(act, { card, grave: grave.number })} ${facts}`
}

/** Why the stone lies on its side. */
function turnedLabel({ words }: Scene, grave: GraveView): string {
  return words('grave-turned', { round: grave.number })
}

export function cardLabel({ words, names }: Scene, laid: LaidCard, place: number): string {
  const known = laid.card ? words(`card-${laid.card}`) : ''
  const how = laid.up ? 'laid-up' : laid.card ? 'laid-down-known' : 'laid-down'
  return words(how, { place: place + 1, card: known, player: names[laid.layer] ?? '' })
}
