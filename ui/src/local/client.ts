/** The page's side of its own tables: requests and links as to a server, answered by the worker. */
import type { Listener } from '../api/link.ts'
import { settings } from '../theme/theme.svelte.ts'
import { say } from '../words/words.ts'
import { pageVersion } from './catalogue.ts'
import { type Kept, newTable } from './table.ts'
import type { FromWorker, ToWorker } from './worker.ts'

/** Tables and matches of the page's own are known by their names. */
export const isLocal = (id: string): boolean => id.startsWith('local-')

/** The worker has nothing like that. */
export class Missing extends Error {}

/** A file that is no record, or none that can be opened; its message says why, in the reader's language. */
export class NoRecord extends Error {
  constructor(reason: string) {
    super()
    Object.defineProperty(this, 'message', { get: () => say(reason) })
  }
}

type Asked =
  | { to: 'ask'; method: string; path: string; body: unknown; seat: number | null }
  | { to: 'make'; table: Kept }
  | { to: 'open'; text: string }
  | { to: 'list' }

class Client {
  #worker: Worker | null = null
  #count = 0
  readonly #waiting = new Map<number, { resolve: (found: unknown) => void; reject: (why: Error) => void }>()
  readonly #links = new Map<number, LocalLink>()

  ask<T>(message: Asked): Promise<T> {
    const number = (this.#count += 1)
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as (found: unknown) => void, reject })
      this.send({ ...message, number })
    })
  }

  open(link: LocalLink): number {
    const number = (this.#count += 1)
    this.#links.set(number, link)
    return number
  }

  shut(link: number): void {
    this.#links.delete(link)
    this.send({ to: 'close', link })
  }

  send(message: ToWorker): void {
    this.#worker ??= this.#started()
    this.#worker.postMessage(message)
  }

  #started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    worker.postMessage({ to: 'begin', version: pageVersion() } satisfies ToWorker)
    return worker
  }

  #hear(message: FromWorker): void {
    if (message.from === 'told') this.#links.get(message.link)?.hear(message.text)
    else if (message.from === 'shut') this.#links.get(message.link)?.refuse(message.otherRules ? OTHER_RULES : NOT_FOUND)
    else {
      const waiting = this.#waiting.get(message.number)
      this.#waiting.delete(message.number)
      if (message.from === 'answer') waiting?.resolve(message.found)
      else if (message.record) waiting?.reject(new NoRecord(message.record))
      else waiting?.reject(message.missing ? new Missing(message.why) : new Error(message.why))
    }
  }
}

const client = new Client()

/** How long a bot seems to think, in milliseconds. */
const PAUSE = { calm: 900, brisk: 500, instant: 0 }

/** What a server answers with when there is no such table, or when the page is not the one that can read what it says. */
const [NOT_FOUND, OTHER_RULES] = [4404, 4426]

/** A link to a table of the page's own: never lost. */
export class LocalLink {
  readonly #number: number

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    /** of a person at this screen who is not the first */
    private readonly token: string | null = null,
  ) {
    this.#number = client.open(this)
    this.again()
  }

  send(message: unknown): boolean {
    client.send({ to: 'say', link: this.#number, message })
    return true
  }

  again(): void {
    client.send({ to: 'connect', link: this.#number, table: this.table, seat: seatOf(this.token), pause: PAUSE[settings.pace] })
  }

  close(): void {
    client.shut(this.#number)
    this.listener.state('closed')
  }

  hear(text: string): void {
    this.listener.state('live')
    this.listener.message(JSON.parse(text))
  }

  refuse(code: number): void {
    this.listener.refused(code)
  }
}

/** At tables of the page's own, a token is no more than the number of a seat: there is one screen, and nobody to hide it from. */
const seatOf = (token: string | null): number | null => (token === null ? null : Number(token))

export const askLocal = <T>(method: string, path: string, body: unknown, token: string | null): Promise<T> =>
  client.ask<T>({ to: 'ask', method, path, body, seat: seatOf(token) })
export const makeLocal = (wish: Omit<Parameters<typeof newTable>[0], 'page'>): Promise<string> =>
  client.ask<string>({ to: 'make', table: newTable({ ...wish, page: pageVersion() }) })
/** Open a record: its table, its match, and whether that has ended. */
export const openRecord = (text: string): Promise<{ id: string; match: string; over: boolean }> => client.ask({ to: 'open', text })

/** All of a match that goes on, with its seed: for handing it on. */
export const wholeRecord = async (match: string): Promise<unknown> =>
  JSON.parse(await askLocal<string>('GET', `/matches/${match}/whole`, null, null)) as unknown

export interface LocalTableInfo {
  id: string
  game: string
  names: string[]
  changed: number
}
export const localTables = (): Promise<LocalTableInfo[]> => client.ask<LocalTableInfo[]>({ to: 'list' })

/** Keep a match as a file, as `lychgate replay` reads it; while it goes on, the sealed one. */
export async function saveRecord(match: string): Promise<void> {
  const text = await askLocal<string>('GET', `/matches/${match}/file`, null, null)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `${match}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
