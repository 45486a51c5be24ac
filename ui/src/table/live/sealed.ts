/** What was sealed at a deal, and how the record of the end compares with it. docs/fairness.md says what that proves. */
import { fromHex, sha256 } from './sha256.ts'

/** A deal as it was sealed, and what this page knew when it first saw it. */
export interface Sealed {
  text: string
  /** what this page added to it, null if nothing */
  entropy: string | null
  /** another seed had been promised for it */
  changed: boolean
  /** the seats where people sat */
  people: number[]
}

/**
 * `checked`: as sealed, and mixed with a number of this page's own. `unmixed`: as sealed, but without one, so that whoever runs the
 * server could have chosen among deals. `stranger`: with a text of a seat where no person sat, which whoever runs the server could have
 * chosen. `changed`: another seed had been promised before. `broken`: not the deal that was sealed.
 */
export type Verdict = 'checked' | 'unmixed' | 'stranger' | 'changed' | 'broken'

type Data = Record<string, unknown>

/** All that the deal comes from, besides the seed. */
const DEALT_FROM = ['game', 'rules_version', 'players', 'rules', 'options', 'games', 'commitment', 'entropy'] as const

/** 256 bits, as text. */
export function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Is the record that is shown in the end that of the deal which was sealed? */
export function compared(shown: Data, sealed: Sealed, seat: number): Verdict {
  const before = JSON.parse(sealed.text) as Data
  const same = DEALT_FROM.every((name) => plain(shown[name]) === plain(before[name]))
  if (!same || sha256(fromHex(String(shown.seed))) !== before.commitment) return 'broken'
  if (sealed.changed) return 'changed'
  const texts = before.entropy as Data
  if (Object.keys(texts).some((number) => !sealed.people.includes(Number(number) - 1))) return 'stranger'
  return sealed.entropy !== null && texts[String(seat + 1)] === sealed.entropy ? 'checked' : 'unmixed'
}

/** The same text for the same data, in whatever order it came. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
