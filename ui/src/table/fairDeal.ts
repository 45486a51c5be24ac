/**
 * A deal that nobody has chosen, as far as this page can tell. The server shows the hash of its seed; then, and not
 * before, the page adds a random number of its own for each seat played here, anew for every match. At the deal it keeps
 * the sealed record: all that the cards come from, but for the seed. In the end it compares. docs/fairness.md says what that proves.
 */
import { addEntropy, record } from '../api/client.ts'
import type { Full, Table } from '../api/types.ts'
import { keep, recall } from '../kept.ts'
import { compared, drawn, type Sealed, type Verdict } from './sealed.ts'

/** What this page added for a seat, and to which promise. */
export interface Own {
  commitment: string
  entropy: string
}

const OWN = 'lychgate.own-entropy'
const SEALED = 'lychgate.sealed'
const MOST = 60 // of each that are kept, the last ones

/** Add to the next deal of a table, once for each promise. A server that cannot be reached is asked again with its next message. */
export async function mixIn(table: Table, token: string | null = null): Promise<void> {
  const { seat } = table.you
  if (seat === null || table.phase === 'playing') return
  const kept = recall<Record<string, Own>>(OWN, {})
  const place = `${table.table}/${seat}`
  if (kept[place]?.commitment === table.commitment) return
  const own = { commitment: table.commitment, entropy: drawn() }
  keep(OWN, lately({ ...kept, [place]: own })) // first: what the server knows must be known here
  try {
    await addEntropy(table.table, own, token)
  } catch {
    const { [place]: _, ...others } = recall<Record<string, Own>>(OWN, {})
    keep(OWN, others)
  }
}

/** Keep the sealed record of a deal that this page sees for the first time. */
export function keepSealed({ table, match, sealed }: Full): void {
  const { seat } = table.you
  if (seat === null || !match || !sealed) return
  const kept = recall<Record<string, Sealed>>(SEALED, {})
  const deal = `${match.match}/${seat}`
  if (kept[deal]) return
  const own = recall<Record<string, Own>>(OWN, {})[`${table.table}/${seat}`]
  const { commitment } = JSON.parse(sealed) as { commitment: string }
  const entropy = own?.commitment === commitment ? own.entropy : null
  keep(SEALED, lately({ ...kept, [deal]: { text: sealed, entropy } }))
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

function lately<T>(kept: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(kept).slice(-MOST))
}
