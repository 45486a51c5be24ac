/**
 * The reader's language: as a link says (`?lang=de`), as chosen on this page and kept by the browser, or else the browser's own, if the page
 * has words in it.
 */
import { keep, recall } from '../kept.ts'

/** What a language lacks is said in this one. */
export const FALLBACK = 'en'

const KEY = 'lychgate.language'
const USUAL: { chosen: string | null } = { chosen: null }

/** The languages that the page has words in. */
export const LANGUAGES: readonly string[] = [
  FALLBACK,
  ...Object.keys(import.meta.glob(['./ui.*.ftl', '!./ui.en.ftl'], { query: '?raw', import: 'default' })).map((path) => path.split('.').at(-2) ?? ''),
]

/** What a link asks for; it is kept as if it were chosen. */
function linked(): string | null {
  const wished = new URLSearchParams(globalThis.location?.search ?? '').get('lang')
  if (wished === null || !LANGUAGES.includes(wished)) return null
  keep(KEY, { chosen: wished })
  return wished
}

class Language {
  #chosen = $state(linked() ?? recall(KEY, USUAL).chosen)
  #browsers = navigator.language.split('-')[0] ?? FALLBACK

  /** Whatever is read by this is read anew when another language is chosen. */
  get current(): string {
    const wished = this.#chosen ?? this.#browsers
    return LANGUAGES.includes(wished) ? wished : FALLBACK
  }

  set current(chosen: string) {
    this.#chosen = chosen
    keep(KEY, { chosen })
    this.show()
  }

  /** Tell the browser, which hyphenates and reads aloud by it. */
  show(): void {
    document.documentElement.lang = this.current
  }
}

export const language = new Language()
