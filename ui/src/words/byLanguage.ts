/** Something that there is in several languages, each fetched when it is first read; English stands in until it is there. */
import { SvelteMap } from 'svelte/reactivity'
import { FALLBACK, language } from './language.svelte.ts'

export class ByLanguage<T> {
  #read = new SvelteMap<string, T>()
  #asked = new Map<string, Promise<void>>()

  constructor(
    private readonly fetch: (tongue: string) => Promise<T>,
    /** in English, if it comes with the page */
    bundled: T | null = null,
  ) {
    if (bundled !== null) this.#read.set(FALLBACK, bundled)
  }

  /** In the reader's language: another when that, or what has been fetched, is another. Null: nothing is there yet. */
  get now(): T | null {
    const tongue = language.current
    const found = this.#read.get(tongue)
    if (found === undefined) void this.fetched(tongue).catch(() => undefined) // who reads again asks again
    return found ?? this.in(FALLBACK)
  }

  /** In this language, if it was fetched. */
  in(tongue: string): T | null {
    return this.#read.get(tongue) ?? null
  }

  /** Until it is there in a language, if it can be fetched. */
  async fetched(tongue = language.current): Promise<void> {
    if (this.#read.has(tongue)) return
    let asked = this.#asked.get(tongue)
    if (!asked) {
      asked = this.fetch(tongue).then((found) => void this.#read.set(tongue, found))
      asked = asked.finally(() => this.#asked.delete(tongue))
      this.#asked.set(tongue, asked)
    }
    await asked
  }
}
