/** Messages in Fluent files, one for each language: said in the reader's language, and where that lacks them in English. */
import { FluentBundle, type FluentFunction, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle'
import { ByLanguage } from './byLanguage.ts'
import { FALLBACK } from './language.svelte.ts'

export type Arguments = Record<string, FluentVariable>
/** A message by its name, or of a thing one of its forms; one that is not written is its name. */
export type Say = (message: string, given?: Arguments, form?: string) => string

/**
 * A thing's name, as it stands in a list. The forms that sentences need are attributes of its message: `{ THING($card, form: "acc") }`
 * is the form `.acc` of the thing that the argument stands for.
 */
export class Thing extends FluentType<string> {
  constructor(
    private readonly words: Say,
    private readonly message: string,
  ) {
    super(words(message))
  }

  form(form: string): string {
    return this.words(this.message, {}, form)
  }

  override toString(): string {
    return this.value
  }
}

/** What is no thing but a plain text has one form. */
const THING: FluentFunction = ([value = ''], { form }) => (value instanceof Thing ? value.form(String(form)) : value)

/** Says messages out of these texts; the first that has one is asked. */
export function speaker(texts: (string | undefined)[], tongue = FALLBACK): Say {
  const bundles = texts
    .filter((text) => text !== undefined)
    .map((text) => {
      const bundle = new FluentBundle(tongue, { functions: { THING }, useIsolating: false })
      bundle.addResource(new FluentResource(text))
      return bundle
    })
  return (message, given = {}, form) => {
    for (const bundle of bundles) {
      const found = bundle.getMessage(message)
      const pattern = form ? found?.attributes[form] : found?.value
      if (pattern) return bundle.formatPattern(pattern, given)
    }
    return message
  }
}

/** The first of the two that has a message says it. */
export function either(one: Say, other: Say): Say {
  return (message, given, form) => {
    const said = one(message, given, form)
    return said === message ? other(message, given, form) : said
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
  readonly say: Say = (message, given, form) => this.now(message, given, form)

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
