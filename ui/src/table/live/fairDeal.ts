/**
 * A deal that nobody has chosen, as far as this page can tell. The server shows the hash of its seed; then, and not
 * before, the page adds a random number of its own for each seat played here, anew for every match. At the deal it keeps
 * the sealed record: all that the cards come from, but for the seed. In the end it compares. docs/fairness.md says what that proves.
 *
 * One promise, one number: who could refuse numbers, or change the promise, until another came, would choose the deal after all.
 */
import { addEntropy, record, Refused } from '../../api/client.ts'
import type { Sent, Table } from '../../api/types.ts'
import { keep, recall } from '../../kept.ts'
import { compared, drawn, type Sealed, type Verdict } from './sealed.ts'
import { fromHex, sha256 } from './sha256.ts'

/** The first promise that this page saw for a deal, and what it adds to it: for a person, in whatever seat. */
export interface Own {
  commitment: string
  entropy: string
  /** how many matches the table had seen: with the next one the promise is redeemed */
  after: number
}

const OWN = 'lychgate.own-entropy'
const SEALED = 'lychgate.sealed'
const MOST = 60 // of each that are kept, the last ones

const TRIES = 4
const PAUSE = 300 // milliseconds, doubled with each try
const IN_VAIN = new Set(['not-gathering', 'other-seed', 'not-seated'])

/** What the server has, or is being given; a reload gives it once more, which changes nothing. */
const given = new Map<string, string>()

/** Add to the next deal of a table. False: the server has changed its promise, so nothing was added. */
export async function mixIn(table: Table, token: string | null = null): Promise<boolean> {
  const who = person(table, token)
  if (table.you.seat === null) given.delete(who) // with the seat the server forgets its number
  if (table.you.seat === null || table.phase === 'playing') return true
  const own = await promised(table, token)
  if (own?.commitment !== table.commitment) return own === null
  const what = `${table.you.seat} ${own.commitment}`
  if (given.get(who) === what) return true
  given.set(who, what)
  if (!(await send(table.table, own, token)) && given.get(who) === what) given.delete(who) // again with the next message
  return true
}

/** The promise that counts for the next deal: the first that was seen since the last match. Null: it cannot be told now. */
async function promised(table: Table, token: string | null): Promise<Own | null> {
  const who = person(table, token)
  const own = recall<Record<string, Own>>(OWN, {})[who]
  if (own && own.commitment === table.commitment) return own
  try {
    if (own && !(await redeemed(own, table, token))) return own
  } catch {
    return null
  }
  const kept = recall<Record<string, Own>>(OWN, {})
  const meanwhile = kept[who]
  if (meanwhile && meanwhile.commitment !== own?.commitment) return meanwhile
  const next = { commitment: table.commitment, entropy: drawn(), after: table.matches.length }
  keep(OWN, lately({ ...kept, [who]: next })) // first: what the server knows must be known here
  return next
}

/** Was a match dealt since? One that this page saw dealt is judged in its end; of any other the record must show the promised seed. */
async function redeemed(own: Own, table: Table, token: string | null): Promise<boolean> {
  const match = table.matches[own.after]
  if (match === undefined) return false
  if (table.you.seat !== null && sealedOf(match, table.you.seat)) return true
  return sha256(fromHex(String((await record(match, token)).seed))) === own.commitment
}

async function send(table: string, { commitment, entropy }: Own, token: string | null): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** attempt))
    try {
      await addEntropy(table, { commitment, entropy }, token)
      return true
    } catch (error) {
      if (error instanceof Refused && IN_VAIN.has(error.code)) return false
    }
  }
  return false
}

/** Keep the sealed record of a deal that this page sees for the first time, and who sat there. */
export function keepSealed({ table, match, sealed }: Sent['Full'], token: string | null = null): void {
  const { seat } = table.you
  if (seat === null || !match || !sealed) return
  const kept = recall<Record<string, Sealed>>(SEALED, {})
  const deal = `${match.match}/${seat}`
  if (kept[deal]) return
  const own = recall<Record<string, Own>>(OWN, {})[person(table, token)]
  const { commitment } = JSON.parse(sealed) as { commitment: string }
  const entropy = own?.commitment === commitment ? own.entropy : null
  const earlier = table.matches.filter((one) => one !== match.match).length
  const changed = own !== undefined && own.commitment !== commitment && own.after === earlier
  const people = table.seats.filter(({ kind }) => kind === 'human').map((place) => place.seat)
  keep(SEALED, lately({ ...kept, [deal]: { text: sealed, entropy, changed, people } }))
}

/** The sealed record that this page has kept for a seat. */
export function sealedOf(match: string, seat: number): Sealed | null {
  return recall<Record<string, Sealed>>(SEALED, {})[`${match}/${seat}`] ?? null
}

/** How the finished match compares with what was kept; null if nothing was. */
export async function verdict(match: string, seat: number, token: string | null): Promise<Verdict | null> {
  const sealed = sealedOf(match, seat)
  return sealed && compared(await record(match, token), sealed, seat)
}

/** Somebody of this browser at a table. */
function person(table: Table, token: string | null): string {
  return `${table.table}/${token ?? ''}`
}

function lately<T>(kept: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(kept).slice(-MOST))
}
