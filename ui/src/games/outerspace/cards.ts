/**
 * What stands on the cards, as the server prints them in the reader's language: fetched once, the same for every
 * match. The page puts no card's text together itself.
 */
import { cards as fetchCards } from '../../api/client.ts'
import type { CardInfo } from '../../api/types.ts'
import { language } from '../../words/words.ts'

let faces = new Map<string, CardInfo>()
let numbers = new Map<number, CardInfo>()
let words = new Map<string, string>()

export async function fetchFaces(): Promise<void> {
  if (faces.size > 0) return
  const cards = await fetchCards('outerspace', language)
  faces = new Map(cards.map((card) => [card.id, card]))
  numbers = new Map(cards.flatMap((card) => card.numbers.map((number) => [number, card])))
  words = new Map(cards.map((card) => [card.word, card.word_name]))
}

/** A card by its name; copies of one have a number behind a dot. */
export function face(card: string): CardInfo {
  const id = card.split('.')[0] ?? card
  return (
    faces.get(id) ?? {
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

/** A card by the number that events tell it by. */
export function faceOf(number: number | undefined): CardInfo | undefined {
  return number === undefined ? undefined : numbers.get(number)
}

/** A word of the title as it is spelled. */
export function spelled(word: string): string {
  return words.get(word) ?? word
}
