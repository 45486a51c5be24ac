/** The worker in which the page's own tables are: bots think here, and the page never waits for them. */
import { setPageVersion } from './catalogue.ts'
import { Host, NotFound, OtherRules } from './host.ts'
import { BadRecord } from './records.ts'
import type { Kept } from './table.ts'

export type ToWorker =
  | { to: 'begin'; version: string }
  | { to: 'ask'; number: number; method: string; path: string; body: unknown; seat: number | null }
  | { to: 'make'; number: number; table: Kept }
  | { to: 'list'; number: number }
  | { to: 'open'; number: number; text: string }
  | { to: 'connect'; link: number; table: string; seat: number | null; pause: number }
  | { to: 'say'; link: number; message: unknown }
  | { to: 'close'; link: number }

export type FromWorker =
  | { from: 'answer'; number: number; found: unknown }
  | { from: 'refusal'; number: number; missing: boolean; record: string | null; why: string }
  | { from: 'told'; link: number; text: string }
  | { from: 'shut'; link: number; otherRules: boolean; why: string }

const say = (message: FromWorker): void => postMessage(message)
const host = new Host((link, text) => say({ from: 'told', link, text }))

function answer(number: number, found: Promise<unknown>): void {
  found.then(
    (value) => say({ from: 'answer', number, found: value }),
    (error: unknown) => {
      const record = error instanceof BadRecord ? error.reason : null
      say({ from: 'refusal', number, missing: error instanceof NotFound, record, why: String(error) })
    },
  )
}

function connect({ link, table, seat, pause }: Extract<ToWorker, { to: 'connect' }>): void {
  host.connect(link, table, seat, pause).catch((error: unknown) => {
    say({ from: 'shut', link, otherRules: error instanceof OtherRules, why: String(error) })
  })
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.to === 'begin') setPageVersion(data.version)
  else if (data.to === 'ask') answer(data.number, host.answer(data.method, data.path, data.body, data.seat))
  else if (data.to === 'make') answer(data.number, host.make(data.table))
  else if (data.to === 'list') answer(data.number, host.list())
  else if (data.to === 'open') answer(data.number, host.open(data.text))
  else if (data.to === 'connect') connect(data)
  else if (data.to === 'say') host.say(data.link, data.message)
  else host.close(data.link)
})
