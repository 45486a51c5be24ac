/** Titles made of words: the server puts them together, the page asks for each once. */
import { SvelteMap } from 'svelte/reactivity'
import { titleOf as ask } from '../../../api/client.ts'
import { language } from '../../../words/language.svelte.ts'
import { spelled } from '../cards/cards.ts'
import type { Scene } from '../view.ts'

const known = new SvelteMap<string, string>()
const asked = new Set<string>()

/** The film's title: what the table calls it, or else what the game proposes. */
export function titleOf({ view, title }: Pick<Scene, 'view' | 'title'>): string {
  return title ?? filmTitle(view.title)
}

/** These words in any order. */
export function shuffled(words: string[]): string[] {
  return words
    .map((word) => ({ word, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ word }) => word)
}

/** The title proposed for these words; until it is there, the words. */
export function filmTitle(words: string[]): string {
  const tongue = language.current
  const key = `${tongue} ${words.join(',')}`
  if (!asked.has(key)) {
    asked.add(key)
    ask('outerspace', tongue, words).then(
      ({ title }) => known.set(key, title),
      () => asked.delete(key),
    )
  }
  return known.get(key) ?? words.map(spelled).join(' · ')
}
