/** What the board says to those who hear it. */
import type { CemeteryView, LyingCard, Scene } from './view.ts'

export function cemeteryLabel({ words, names, asking }: Scene, cemetery: CemeteryView, robs: boolean, lays: boolean): string {
  const facts = words('cemetery', {
    cemetery: cemetery.number,
    owner: cemetery.owner === null ? words('nobodys') : (names[cemetery.owner] ?? ''),
    cards: cemetery.cards.length,
  })
  if (cemetery.closed) return `${facts} ${words('closed')}`
  if (robs) return `${words('act-rob')} ${facts}`
  if (lays && asking.picked) return `${words('act-lay', { card: words(`card-${asking.picked}`) })} ${facts}`
  return facts
}

export function cardLabel({ words, names }: Scene, lying: LyingCard, place: number): string {
  const card = lying.card ? words(`card-${lying.card}`) : ''
  const knowers = lying.known_by.map((seat) => names[seat]).join(', ')
  const how = lying.up ? 'lies-up' : lying.card ? 'lies-known' : 'lies-down'
  return words(how, { place, card, knowers: knowers || words('nobody') })
}
