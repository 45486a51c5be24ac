/** Requests to the table server: one function each, and one error that says why the server refused. */
import { refusalInWords } from '../wire/refusals.ts'
import { say } from '../words/words.ts'
import type { Addresses, Analysis, GameInfo, Guest, Hint, NewTable, Sent, Table } from './types.ts'

/** The server said no; `message` is why, in the reader's language whenever it is read. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    why: () => string,
    readonly rule: string | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super()
    Object.defineProperty(this, 'message', { get: why })
  }
}

interface Wish {
  body?: unknown
  /** of a player at a hot seat; without it the browser's own guest asks */
  token?: string | null
  headers?: Record<string, string>
}

let absent = false

/** There is nobody to ask: the page comes from a folder that `lychgate site` has written. */
export function doWithoutServer(): void {
  absent = true
}

export const hasServer = (): boolean => !absent

/** A request about a table or match of the page's own. */
const LOCAL = /^\/(tables|matches)\/local-/

export async function ask<T>(method: string, path: string, wish: Wish = {}): Promise<T> {
  if (LOCAL.test(path)) return askOwn<T>(method, path, wish)
  try {
    if (absent) throw new Refused('no-connection', () => say('error-no-connection'))
    return await askServer<T>(method, path, wish)
  } catch (error) {
    // Without a server, what is known of the games lies beside the page.
    const found = method === 'GET' && /^\/games(\/|$)/.test(path) ? await (await import('../local/catalogue.ts')).answered(path) : undefined
    if (found === undefined) throw error
    return found as T
  }
}

async function askOwn<T>(method: string, path: string, { body, token }: Wish): Promise<T> {
  const { askLocal } = await import('../local/client.ts')
  try {
    return await askLocal<T>(method, path, body, token ?? null)
  } catch {
    throw new Refused('not-found', () => say('error-unknown', { status: 404 }))
  }
}

async function askServer<T>(method: string, path: string, { body, token, headers = {} }: Wish): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('no-connection', () => say('error-no-connection'))
  }
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T
  throw await refusal(answer)
}

async function refusal(answer: Response): Promise<Refused> {
  const said = (await answer.json().catch(() => null)) as Sent['ErrorInfo'] | null
  const wait = Number(answer.headers.get('retry-after'))
  const why = () => (said?.code ? refusalInWords(said) : say('error-unknown', { status: answer.status }))
  return new Refused(said?.code ?? 'unknown', why, said?.rule ?? null, wait || null)
}

export const games = () => ask<GameInfo[]>('GET', '/games')
export const gameInfo = (game: string) => ask<GameInfo>('GET', `/games/${game}`)
/** A title made of these words, for a game that has titles. */
export const titleOf = (game: string, language: string, words: string[]) =>
  ask<{ title: string }>('GET', `/games/${game}/titles/${language}?words=${words.join(',')}`)

/** Tables of a list, a full page of which is followed by another. */
export const PAGE = 25
export const publicTables = (wish: Record<string, string>) =>
  ask<Sent['LobbyPage']>('GET', `/tables?${new URLSearchParams(wish).toString()}`)
export const myTables = (page = 1) => ask<Table[]>('GET', `/tables/mine?page=${page}`)

export const makeTable = (body: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) => ask<Table>('POST', '/tables', { body })

export const tableAct = (table: string, act: string, body: unknown = {}, token?: string | null) =>
  ask<Table>('POST', `/tables/${table}/${act}`, { body, token: token ?? null })

/** Who may come in from now on. */
export const setAccess = (table: string, body: Sent['Access']) => ask<Table>('PUT', `/tables/${table}/access`, { body })
/** Keep an open seat for somebody of this name, or no longer. */
export const reserve = (table: string, seat: number, name: string | null) =>
  ask<Table>('PUT', `/tables/${table}/seats/${seat}/reserved`, { body: { name } })

/** The bot that sits down when nobody says which. */
export const usualBot = async (game: string) => (await gameInfo(game)).bots[0]?.name

/** Add a number of one's own to the deal that the table has promised with this commitment. */
export const addEntropy = (table: string, own: { entropy: string; commitment: string }, token: string | null) =>
  ask<Table>('PUT', `/tables/${table}/entropy`, { body: own, token })

export const resumeCode = (table: string) =>
  ask<{ code: string; expires: string }>('POST', `/tables/${table}/resume-code`)
export const resume = (code: string) => ask<Table>('POST', '/resume', { body: { code } })

export const putNotes = (table: string, text: string, token: string | null) =>
  ask<unknown>('PUT', `/tables/${table}/notes`, { body: { text }, token })

export const hint = (table: string, token: string | null) => ask<Hint>('GET', `/tables/${table}/hint`, { token })

export const analysis = (match: string) => ask<Analysis>('GET', `/matches/${match}/analysis`)

/** What players call this game of their match; null: as the game itself proposes. */
export const putTitle = (table: string, text: string | null, token: string | null) =>
  ask<Table>('PUT', `/tables/${table}/title`, { body: { text }, token })

export const matchPage = (match: string, token?: string | null) =>
  ask<Sent['MatchPage']>('GET', `/matches/${match}`, { token: token ?? null })

/** Play on from a frame of a finished match, against bots. */
export const playOn = (match: string, body: { eyes: string; at: number; bot: string; name: string }) =>
  ask<Table>('POST', `/matches/${match}/play`, { body })

/** Hand on a match of this device, with all its secrets, to play it on with friends. */
export const bringMatch = (body: { record: unknown; seat: number; hints: boolean; name: string }) =>
  ask<Table>('POST', '/records/play', { body })

export const record = (match: string, token: string | null) =>
  ask<Record<string, unknown>>('GET', `/matches/${match}/record`, { token })

/** Who may look: a player of this screen by token, or somebody with the link of a private table. */
export interface Pass {
  token?: string | null
  invite?: string | null
}
export const frames = (match: string, eyes: string, first: number, count: number, { token, invite }: Pass) =>
  ask<Sent['Frames']>('GET', `/matches/${match}/frames?eyes=${eyes}&first=${first}&count=${count}`, {
    token: token ?? null,
    headers: invite ? { 'x-invite': invite } : {},
  })

export const me = () => ask<Guest>('GET', '/guests/me')
export const newGuest = (name: string) => ask<Guest>('POST', '/guests', { body: { name, cookie: true } })
export const rename = (name: string) => ask<Guest>('PATCH', '/guests/me', { body: { name } })

/** How one is reminded that it is one's turn. */
export const reminders = () => ask<Sent['RemindersInfo']>('GET', '/guests/me/reminders')
export const remindByMail = (body: Sent['MailWish']) => ask<Sent['RemindersInfo']>('PUT', '/guests/me/reminders/mail', { body })
export const remindByWebhook = (body: Sent['WebhookWish']) => ask<Sent['RemindersInfo']>('PUT', '/guests/me/reminders/webhook', { body })
export const remindNoMore = (channel: string) => ask<Sent['RemindersInfo']>('DELETE', `/guests/me/reminders/${channel}`)

/** Another player at this screen; the token is kept by the page. */
export const localGuest = (name: string) => ask<Guest>('POST', '/guests', { body: { name, cookie: false } })

/** Where others in the network find this server, if this is its own machine. */
export const addresses = () => ask<Addresses>('GET', '/addresses')
