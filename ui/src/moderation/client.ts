/** An admin's requests. The token is in this object alone, never in the browser's storage or a cookie: no other page can use it. */
import { ask } from '../api/client.ts'
import type { Sent } from '../api/types.ts'

export type BanInfo = Sent['BanInfo']
export type GuestSeen = Sent['GuestSeen']
export type ReportInfo = Sent['ReportInfo']
export type TableSeen = Sent['TableSeen']

export class Admin {
  constructor(private readonly token: string) {}

  #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask<T>(method, `/admin${path}`, body === undefined ? { token: this.token } : { token: this.token, body })
  }

  reports = () => this.#ask<ReportInfo[]>('GET', '/reports')
  handle = (report: string) => this.#ask<ReportInfo>('POST', `/reports/${report}`, { handled: true })
  tables = (after: string, guest: string) =>
    this.#ask<Sent['TablesSeen']>('GET', `/tables?${new URLSearchParams({ after, ...(guest ? { guest } : {}) }).toString()}`)
  table = (table: string) => this.#ask<Sent['TableLooked']>('GET', `/tables/${encodeURIComponent(table)}`)
  close = (table: string) => this.#ask<unknown>('DELETE', `/tables/${encodeURIComponent(table)}`)
  guests = (after: string, name: string) => this.#ask<Sent['GuestsSeen']>('GET', `/guests?${new URLSearchParams({ after, name }).toString()}`)
  export = (guest: string) => this.#ask<Sent['GuestData']>('GET', `/guests/${encodeURIComponent(guest)}`)
  remove = (guest: string) => this.#ask<Sent['GuestErased']>('DELETE', `/guests/${encodeURIComponent(guest)}`)
  bans = () => this.#ask<BanInfo[]>('GET', '/bans')
  ban = (wish: Partial<Sent['NewBan']>) => this.#ask<BanInfo>('POST', '/bans', wish)
  lift = (ban: string) => this.#ask<unknown>('DELETE', `/bans/${encodeURIComponent(ban)}`)
}
