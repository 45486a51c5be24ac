/** Messages in Fluent files, one for each language: said in the reader's language, and where that lacks them in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { FALLBACK, language } from './language.svelte.ts'

export type Arguments = Record<string, FluentVariable>
/** A message by its name; one that is not written is its name. */
export type Say = (message: string, given?: Arguments) => string

/** The texts of all files in a language; none: it has no words there. */
type Fetch = (tongue: string) => Promise<string[]>

/** Says messages out of these texts, of which the first that has one is asked. */
export function speaker(texts: string[], tongue = FALLBACK): Say {
  const bundles = texts.map((text) => {
    const bundle = new FluentBundle(tongue, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    return bundle
  })
  return (message, given = {}) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(message)?.value
      if (pattern) return bundle.formatPattern(pattern, given)
    }
    return message
  }
}

/** The first of these that knows a message says it. */
export function either(one: Say, other: Say): Say {
  return (message, given) => {
    const said = one(message, given)
    return said === message ? other(message, given) : said
  }
}

const UNREAD: Say = (message) => message

/** Files of several languages. Those of a language are fetched when something is first read in it; English stands in until they are there. */
export class Messages {
  /** What has been fetched, by language. */
  #read = new SvelteMap<string, Say>()
  #asked = new Map<string, Promise<void>>()

  constructor(
    private readonly fetch: Fetch,
    /** what comes with the page */
    bundled: string[] | null = null,
  ) {
    if (bundled) this.#read.set(FALLBACK, speaker(bundled))
  }

  /** What says messages now: another one when the language, or what has been fetched, is another. */
  get now(): Say {
    const tongue = language.current
    const found = this.#read.get(tongue)
    if (!found) void this.fetched(tongue).catch(() => undefined) // who reads again asks again
    return found ?? this.#read.get(FALLBACK) ?? UNREAD
  }

  readonly say: Say = (message, given) => this.now(message, given)

  /** Until they can be read in a language. */
  async fetched(tongue = language.current): Promise<void> {
    if (tongue !== FALLBACK) await this.fetched(FALLBACK)
    if (this.#read.has(tongue)) return
    let asked = this.#asked.get(tongue)
    if (!asked) {
      asked = this.#fetch(tongue).finally(() => this.#asked.delete(tongue))
      this.#asked.set(tongue, asked)
    }
    await asked
  }

  async #fetch(tongue: string): Promise<void> {
    const own = speaker(await this.fetch(tongue), tongue)
    this.#read.set(tongue, tongue === FALLBACK ? own : either(own, this.#read.get(FALLBACK) ?? UNREAD))
  }
}
