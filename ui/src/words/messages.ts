/** Messages in Fluent files, one for each language: said in the reader's language, and where that lacks them in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { ByLanguage } from './byLanguage.ts'
import { FALLBACK } from './language.svelte.ts'

export type Arguments = Record<string, FluentVariable>
/** A message by its name; one that is not written is its name. */
export type Say = (message: string, given?: Arguments) => string

/** Says messages out of these texts; the first that has one is asked. */
export function speaker(texts: (string | undefined)[], tongue = FALLBACK): Say {
  const bundles = texts
    .filter((text) => text !== undefined)
    .map((text) => {
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

/** The first of the two that has a message says it. */
export function either(one: Say, other: Say): Say {
  return (message, given) => {
    const said = one(message, given)
    return said === message ? other(message, given) : said
  }
}

/** What a message says, if it is written. */
export function written(words: Say, message: string, given?: Arguments): string | null {
  const said = words(message, given)
  return said === message ? null : said
}

const UNREAD: Say = (message) => message

export class Messages {
  #spoken: ByLanguage<Say>

  constructor(
    /** the texts of all files in a language; none: it has no words there */
    private readonly texts: (tongue: string) => Promise<string[]>,
    /** in English, if they come with the page */
    bundled: string[] | null = null,
  ) {
    this.#spoken = new ByLanguage((tongue) => this.#speaker(tongue), bundled && speaker(bundled))
  }

  /** What says messages now; another one when the language, or what has been fetched, is another. */
  get now(): Say {
    return this.#spoken.now ?? UNREAD
  }

  /** Says them as they are at the moment. */
  readonly say: Say = (message, given) => this.now(message, given)

  /** Until they can be read in the reader's language. */
  fetched(): Promise<void> {
    return this.#spoken.fetched()
  }

  async #speaker(tongue: string): Promise<Say> {
    if (tongue === FALLBACK) return speaker(await this.texts(tongue))
    const [texts] = await Promise.all([this.texts(tongue), this.#spoken.fetched(FALLBACK)])
    return either(speaker(texts, tongue), this.#spoken.in(FALLBACK) ?? UNREAD)
  }
}
