/** Messages in Fluent files, one for each language: said in the reader's language, and where that lacks them in English. */
import { FluentBundle, type FluentFunction, FluentNone, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle'
import { ByLanguage } from './byLanguage.ts'
import { FALLBACK } from './language.svelte.ts'

export type Arguments = Record<string, FluentVariable>
/** A message by its name; one that is not written is its name. Of a thing's message, the form of the name that is asked for. */
export type Say = (message: string, given?: Arguments, form?: string) => string

/** A thing's name, as it stands in a list. Sentences that need it in another form say so: `{ THING($card, form: "acc") }`. */
export class Thing extends FluentType<string> {
  constructor(
    name: string,
    /** the attribute of its message by that name */
    readonly inForm: (form: string) => string,
  ) {
    super(name)
  }

  override toString(): string {
    return this.value
  }
}

/** `THING` in messages. What is no thing but a plain text has one form. */
const inForm: FluentFunction = ([thing = new FluentNone()], { form }) => (thing instanceof Thing ? thing.inForm(String(form)) : thing)

/** Says messages out of these texts; the first that has one is asked. */
export function speaker(texts: (string | undefined)[], tongue = FALLBACK): Say {
  const bundles = texts
    .filter((text) => text !== undefined)
    .map((text) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false, functions: { THING: inForm } })
      bundle.addResource(new FluentResource(text))
      return bundle
    })
  return (message, given = {}, form = '') => {
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
  return (message, ...rest) => {
    const said = one(message, ...rest)
    return said === message ? other(message, ...rest) : said
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
  readonly say: Say = (message, ...rest) => this.now(message, ...rest)

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
