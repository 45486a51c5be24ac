/** Films and an attack at a real table, as positions say them. */
import type { CardInfo, Data } from '../../api/types.ts'
import type { Wish } from '../../beside/scoring.ts'

type Sort = Pick<CardInfo, 'type'>

/** A film as it is written: locations combined, characters, and under each what was put there after it. */
export function written(cards: readonly string[], faceOf: (card: string) => Sort): string {
  const hosts: { cards: string[]; under: string[] }[] = []
  let location: { cards: string[]; under: string[] } | null = null
  let last: { cards: string[]; under: string[] } | null = null
  for (const card of cards) {
    const { type } = faceOf(card)
    if (type === 'location' && location) {
      location.cards.push(card)
      last = location
    } else if (type === 'location' || type === 'character' || !last) {
      last = { cards: [card], under: [] }
      hosts.push(last)
      if (type === 'location') location = last
    } else last.under.push(card)
  }
  return hosts.map((host) => host.cards.join('+') + (host.under.length > 0 ? `[${host.under.join(',')}]` : '')).join(' ')
}

/** Another copy of a card, if some lie there already: copies have a number behind a dot. */
export function copyOf(card: string, lying: readonly string[]): string {
  const copies = lying.filter((one) => one.split('.')[0] === card).length
  return copies === 0 ? card : `${card}.${copies + 1}`
}

export interface Studio {
  film: string
  hand: readonly string[]
}

const seatsOf = (studios: readonly Studio[]): Data =>
  Object.fromEntries(studios.map(({ film, hand }, i) => [String(i + 1), { film, hand: hand.join(' ') }]))

/** The end, with these words in the title. */
export const ending = (studios: readonly Studio[], title: readonly string[]): Wish => ({
  given: { phase: 'over', title, seats: seatsOf(studios) },
})

/** A creature is played and sent to a film, and nobody says anything yet; seats are counted from 0. */
export function attack(studios: readonly Studio[], attacker: number, creature: string, attacked: number): Wish {
  const others = studios.flatMap((_, seat) => (seat === attacker ? [] : [`${seat + 1} pass`]))
  const seats = studios.map((studio, seat) => ({ ...studio, hand: seat === attacker ? [creature] : [] }))
  return {
    given: { turn: attacker + 1, seats: seatsOf(seats) },
    decisions: [`${attacker + 1} ${creature}`, `${attacker + 1} film ${attacked + 1}`, ...others],
  }
}
