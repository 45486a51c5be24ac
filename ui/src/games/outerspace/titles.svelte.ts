/** Titles made of words: the server puts them together, the page asks for each once. */
import { SvelteMap } from 'svelte/reactivity'
import { filmTitle as ask } from '../../api/client.ts'
import { language } from '../../words/words.ts'
import { spelled } from './cards.ts'

const known = new SvelteMap<string, string>()
const asked = new Set<string>()

/** The film's title; until it is there, its words. */
export function filmTitle(words: string[]): string {
  const key = words.join(',')
  if (!asked.has(key)) {
    asked.add(key)
    ask('outerspace', language, words).then(
      ({ title }) => known.set(key, title),
      () => asked.delete(key),
    )
  }
  return known.get(key) ?? words.map(spelled).join(' · ')
}
