/**
 * Several people at one screen. Each has a guest of their own on the server, whose token this browser keeps:
 * so the server tells each seat only what it may know, here as everywhere. At a table of the page's own all people are here.
 */
import { localGuest, tableAct } from '../api/client.ts'
import type { Table } from '../api/types.ts'
import { keep, recall } from '../kept.ts'
import { isLocal } from '../local/client.ts'

export interface HotSeat {
  seat: number
  name: string
  token: string
}

const KEY = 'lychgate.hot-seats'

type Kept = Record<string, HotSeat[]>

let kept = $state.raw(recall<Kept>(KEY, {}))

/** The seats at this table that are played at this screen, besides the browser's own. */
export function hotSeats(table: string): HotSeat[] {
  return kept[table] ?? []
}

/** The same at a table as it stands. */
export function hotSeatsAt(id: string, table: Table | null): HotSeat[] {
  if (!isLocal(id)) return hotSeats(id)
  const others = table?.seats.filter(({ kind, seat }) => kind === 'human' && seat !== table.you.seat) ?? []
  return others.map(({ seat, name }) => ({ seat, name: name ?? '', token: String(seat) }))
}

/** Seat another person of this screen. */
export async function sitDown(table: string, name: string, invite: string | null): Promise<void> {
  const { token } = await localGuest(name)
  if (!token) throw new Error(name)
  const joined = await tableAct(table, 'join', { name, invite }, token)
  const seat = joined.you.seat
  if (seat === null) throw new Error(name)
  const given = joined.seats[seat]?.name ?? name
  keepSeats({ ...kept, [table]: [...hotSeats(table), { seat, name: given, token }] })
}

/** Everybody of this screen would play again, or nobody. */
export async function comeAlong(table: string, coming: boolean): Promise<void> {
  for (const { token } of hotSeats(table)) await tableAct(table, 'rematch', { coming }, token)
  await tableAct(table, 'rematch', { coming })
}

/** Everybody of this screen gets up. */
export async function leave(table: string): Promise<void> {
  for (const { token } of hotSeats(table)) await tableAct(table, 'leave', {}, token)
  const { [table]: _, ...others } = kept
  keepSeats(others)
  await tableAct(table, 'leave')
}

function keepSeats(seats: Kept): void {
  kept = seats
  keep(KEY, kept)
}
