/**
 * Why this table reads a rule so: the points of a game's rulings, `- **XX-6** The reading. *Why*: … *Other reading*: … *Option*: …`.
 * The labels are those of the language; what counts is their order.
 */
import { paragraphs, type Run, runs } from './markdown.ts'

export interface Ruling {
  rules: string[]
  reading: Run[]
  /** the reason, the other reading, and the option that plays it so */
  parts: { label: string; text: Run[] }[]
}

const HEAD = /^- \*\*([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\*\* /
const LABEL = /\s\*([^*]+)\*\s?: /

export function parseRulings(source: string): Ruling[] {
  return paragraphs(source).flatMap((text) => {
    const head = HEAD.exec(text)
    if (!head) return []
    const [reading = '', ...rest] = text.slice(head[0].length).split(LABEL)
    const parts = rest.flatMap((label, i) => (i % 2 === 0 ? [{ label, text: runs(rest[i + 1] ?? '') }] : []))
    return [{ rules: head[1]?.split(', ') ?? [], reading: runs(reading), parts }]
  })
}

/** Without the option where none plays it so: then nothing is named there. */
export function told({ parts }: Ruling): Ruling['parts'] {
  return parts.filter(({ text }, i) => i < 2 || text.some(({ style }) => style === 'code'))
}
