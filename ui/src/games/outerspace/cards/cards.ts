/**
 * What stands on the cards, as the server prints them in the reader's language: fetched once, the same for every
 * match. The page puts no card's text together itself.
 */
import type { CardInfo } from '../../../api/types.ts'
import { gameOf } from '../../../wire/game.ts'
import { ByLanguage } from '../../../words/byLanguage.ts'

const printed = new ByLanguage(async (tongue) => {
  const cards = await cardsIn(tongue)
  return {
    faces: new Map(cards.map((card) => [card.id, card])),
    numbers: new Map(cards.flatMap((card) => card.numbers.map((number) => [number, card]))),
    words: new Map(cards.map((card) => [card.word, card.word_name])),
  }
})

export async function cardsIn(tongue: string): Promise<CardInfo[]> {
  const { game } = await gameOf('outerspace')
  return (await game.texts(tongue)).cards
}

export const fetchFaces = () => printed.fetched()

/** A card by its name; copies of one have a number behind a dot. */
export function face(card: string): CardInfo {
  const id = card.split('.')[0] ?? card
  return (
    printed.now?.faces.get(id) ?? {
      id,
      numbers: [],
      type: 'effect',
      type_name: '',
      name: id,
      line: '',
      defence: null,
      attack: null,
      traits: [],
      trait_names: [],
      text: [],
      word: '',
      word_name: '',
    }
  )
}

/** Some card of this sort, to show what such cards look like. */
export function sample(type: CardInfo['type']): string | null {
  return [...(printed.now?.faces.values() ?? [])].find((card) => card.type === type)?.id ?? null
}

/** A card by the number that events tell it by. */
export function faceOf(number: number | undefined): CardInfo | undefined {
  return number === undefined ? undefined : printed.now?.numbers.get(number)
}

/** A word of the title as it is spelled. */
export function spelled(word: string): string {
  return printed.now?.words.get(word) ?? word
}

/** Cards to choose from, of these types or of all, by name. */
export function offeredCards(...types: CardInfo['type'][]): { id: string; name: string }[] {
  const cards = [...(printed.now?.faces.values() ?? [])].filter(({ type }) => types.length === 0 || types.includes(type))
  return cards.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** Words of titles to choose from. */
export function offeredWords(): { id: string; name: string }[] {
  return [...(printed.now?.words ?? [])].filter(([id]) => id !== '').map(([id, name]) => ({ id, name }))
}
