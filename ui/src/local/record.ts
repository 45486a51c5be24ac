/** A match on paper, to the letter as `lychgate.play.record.record` writes it: `lychgate replay --verify` takes it. */
import { sha256 } from '../table/live/sha256.ts'

/** Decisions that are written in a line. */
const LINE = 10

export interface Written {
  [field: string]: unknown
  /** by game, each decision with its seat */
  decisions: string[][]
}

export function writeRecord(record: Written): string {
  const lines = Object.entries(record).map(([name, value]) => `  "${name}": ${name === 'decisions' ? games(record.decisions) : sorted(value)},\n`)
  const body = `{\n${lines.join('')}`
  return `${body}  "checksum": "${sha256(new TextEncoder().encode(body))}"\n}\n`
}

function games(decisions: string[][]): string {
  const lines = (steps: string[]): string[] =>
    Array.from({ length: Math.ceil(steps.length / LINE) }, (_, i) => steps.slice(i * LINE, (i + 1) * LINE).join('; '))
  const game = (steps: string[]): string => `[${lines(steps).map((line) => `\n    ${JSON.stringify(line)}`).join(',')}]`
  return `[${decisions.map(game).join(',')}]`
}

/** JSON with the keys of every object in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
