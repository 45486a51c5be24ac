/** A deal that can be checked, as `lychgate.play.record.fairness` has it: SHA-256 of plain texts. */
import { fromHex, sha256 } from '../table/live/sha256.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

export const hex = (digits: Uint8Array): string => Array.from(digits, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The hash of a seed, shown before the deal. */
export const commitment = (seed: Uint8Array): string => sha256(seed)

/** The key of a match: the seed with what the seats added, each by the hash of its text. */
export function mix(seed: Uint8Array, entropy: ReadonlyMap<number, string>): string {
  const added = [...entropy].sort(([a], [b]) => a - b).map(([seat, text]) => ` ${seat + 1}:${sha256(bytes(text))}`)
  return sha256(bytes(`lychgate match ${hex(seed)}${added.join('')}`))
}

/** The key of one game of a match, counted from 1. */
export const gameKey = (key: string, number: number): Uint8Array => fromHex(sha256(bytes(`lychgate game ${key} ${number}`)))
