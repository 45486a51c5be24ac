/** A record opened in the page: what file it is, and the match in it, which must come out as it is written, to the letter. */
import { fromHex } from '../table/live/sha256.ts'
import { Match, TAKEN_BACK, type Setting } from './match.ts'
import type { Rules } from './rules.ts'

const FORMAT = 'lychgate-record'
const LARGEST = 2 ** 20 // bytes, as in Python

/** What of a record a table is made of. */
export interface Recorded {
  format: string
  game: string
  rules_version: number
  players: number
  rules: string
  options: Record<string, string | number | boolean>
  games: number
  seed: string
  entropy: Record<string, string>
  names: string[]
  notes: Record<string, string>
  decisions: string[][]
}

/** Why a file is not opened; the page has a message of this name. */
export class BadRecord extends Error {
  constructor(
    readonly reason: 'file-none' | 'file-sealed' | 'file-other-rules' | 'file-changed',
    cause?: unknown,
  ) {
    super(reason, { cause })
  }
}

/** What the text of a file claims to be. Nothing of it is believed yet. */
export function recordIn(text: string): Recorded {
  let data: Partial<Recorded> | null = null
  try {
    if (text.length <= LARGEST) data = JSON.parse(text) as Partial<Recorded> | null
  } catch {
    // no JSON
  }
  if (data?.format !== FORMAT || typeof data.game !== 'string') throw new BadRecord('file-none')
  if (data.seed === null) throw new BadRecord('file-sealed')
  return data as Recorded
}

/** The match that is written there, after all its decisions, once the whole file is known to hold. */
export function replayed(rules: Rules, record: Recorded, text: string): Match {
  if (record.rules_version !== rules.data.version) throw new BadRecord('file-other-rules')
  let match: Match
  try {
    match = new Match(rules, settingOf(record))
    match.notes = record.notes
    for (const lines of record.decisions) for (const step of lines.flatMap((line) => line.split('; '))) carryOut(match, step)
  } catch (error) {
    throw new BadRecord('file-changed', error) // it may fail anywhere: there is one thing to say of it all
  }
  if (match.record() !== text) throw new BadRecord('file-changed')
  return match
}

function settingOf(record: Recorded): Setting {
  const entropy = new Map(Object.entries(record.entropy).map(([seat, added]) => [Number(seat) - 1, added]))
  return { ...record, seed: fromHex(record.seed), entropy }
}

function carryOut(match: Match, step: string): void {
  const blank = step.indexOf(' ')
  const [seat, written] = [Number(step.slice(0, blank)) - 1, step.slice(blank + 1)]
  if (written === TAKEN_BACK) return match.undo(seat, true)
  const action = match.rules.decisions.numberOf(written)
  if (action === undefined) throw new Error(step)
  match.carryOut(seat, action)
}
