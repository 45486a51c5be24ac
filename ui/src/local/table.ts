/** A table of the page's own: people of this screen and bots. It says what a server's table says, to each seat its own. */
import type { Sent } from '../api/types.ts'
import { fromHex } from '../table/live/sha256.ts'
import { hint } from './advice.ts'
import { decision } from './bots.ts'
import { commitment, hex } from './fairness.ts'
import { RefusedDecision, type Setting, UNDO } from './match.ts'
import { frames } from './replays.ts'
import type { Rules } from './rules.ts'
import { REWIND, RunningMatch } from './running.ts'

/** All that a table is made of: what is kept of it. */
export interface Kept {
  id: string
  game: string
  /** of the game that it is played by, and the version of the page that knows it: others may decide otherwise */
  hash: string
  page: string
  rules: string
  options: Record<string, string | number | boolean>
  games: number
  names: string[]
  /** by seat: the bot that plays there; null: a person */
  bots: (string | null)[]
  /** in hexadecimal, of the match and of the one after it */
  seed: string
  next: string
  /** what bots draw from, never from the match's own chance */
  luck: string
  number: number
  steps: [seat: number, action: number][]
  /** what seats have added to the seed: in a match that came as a record */
  entropy: Record<number, string>
  /** may a bot be asked what it would do? */
  hints: boolean
  /** by seat: what a person writes down for himself */
  notes: string[]
  created: string
  changed: number
}

/** What somebody at the table says. */
interface Said {
  type: string
  id?: string
  prompt?: number
  decision?: unknown
}

export interface Listener {
  /** One message for a seat. */
  tell(seat: number, text: string): void
  save(kept: Kept): void
}

/** No decision, in place of a number. */
const NONE = -3
const SEED = 32 // bytes
const LUCK = 4
const STREAMS = 40n // bits: more draws than a bot makes for one decision
const LONGEST = 1000 // milliseconds that a bot thinks, or several who are asked at once

const drawn = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))

export class LocalTable {
  running: RunningMatch
  #timer: ReturnType<typeof setTimeout> | undefined
  /** what bots have said at the table since it was opened */
  readonly #chat: Sent['ChatLine'][] = []
  /** the match seen again, by eyes, and how many steps it had then */
  readonly #seen = new Map<string, { steps: number; frames: Sent['Frame'][] }>()

  constructor(
    readonly kept: Kept,
    private readonly rules: Rules,
    private readonly listener: Listener,
    /** how long bots seem to think, in milliseconds */
    public pause: number,
  ) {
    this.running = this.#dealt()
    for (const [seat, action] of kept.steps) this.running.apply(seat, action)
    this.#wakeBots()
  }

  get match(): string {
    return this.running.id
  }

  /** Everything, for one seat. */
  full(seat: number): string {
    const table = JSON.stringify(this.info(seat))
    const rest = `"missed":null,"notes":${JSON.stringify(this.kept.notes[seat] ?? '')},"chat":${JSON.stringify(this.#chat)},"pointed":[],"sealed":null`
    return `{"type":"full","table":${table},"match":${this.running.everything(seat)},${rest}}`
  }

  info(seat: number): Sent['TableInfo'] {
    const { kept, running } = this
    return {
      table: kept.id, game: kept.game, rules: kept.rules, options: kept.options, games: kept.games,
      public: false, locked: false, language: null, spectators: false, countdown: null, lost: null, clock: null, times: null, votes: [],
      hints: kept.hints,
      phase: running.over ? 'over' : 'playing',
      seats: kept.names.map((name, i) => ({
        seat: i, kind: kept.bots[i] === null ? 'human' : 'bot', name, bot: kept.bots[i] ?? null, away: false, muted: false, reserved: null, coming: null,
      })),
      you: { seat, host: false, invite: null, request: null, declined: false, decides: false, host_away: false, asked: false, missed: 0 },
      requests: [], match: running.id, matches: [running.id], commitment: commitment(fromHex(running.over ? kept.next : kept.seed)),
      created: kept.created, title: null, lesson: null, brought: null,
    } // prettier-ignore
  }

  /** Somebody says something; answers are told. */
  hear(seat: number, said: Said): void {
    if (said.type === 'sync' || said.type === 'hello') this.listener.tell(seat, this.full(seat))
    else if (said.type === 'ping') this.listener.tell(seat, '{"type":"pong"}')
    else if (said.type === 'decide') this.#answer(seat, said, said.decision)
    else if (said.type === 'undo') this.#answer(seat, said, this.#alone === seat ? REWIND : UNDO)
  }

  /** The seat of the only person, where all others are bots. */
  get #alone(): number | null {
    const people = [...this.kept.bots.keys()].filter((seat) => this.kept.bots[seat] === null)
    return people.length === 1 ? (people[0] ?? null) : null
  }

  #answer(seat: number, said: Said, wanted: unknown): void {
    const action = typeof wanted === 'number' ? wanted : NONE
    const back = action === UNDO || action === REWIND
    try {
      if (!back && said.prompt !== this.running.openPrompt(seat)) {
        throw new RefusedDecision('stale-prompt', null, 'refusal-stale-prompt')
      }
      this.decide(seat, action)
      this.listener.tell(seat, JSON.stringify({ type: 'accepted', id: said.id, prompt: said.prompt, decision: back ? UNDO : action }))
    } catch (error) {
      if (!(error instanceof RefusedDecision)) throw error
      const { code, rule, said: message, given } = error
      const prompt = JSON.parse(this.running.prompt(seat)) as unknown
      this.listener.tell(seat, JSON.stringify({ type: 'refused', id: said.id, code, rule, message, arguments: given, prompt }))
    }
  }

  /** Carry out a decision, keep it, and tell everybody who is a person. */
  decide(seat: number, action: number): void {
    const changes = this.running.apply(seat, action)
    this.kept.steps.push([seat, action])
    this.kept.changed = Date.now()
    this.listener.save(this.kept)
    const back = action === UNDO || action === REWIND
    for (const { reader, text } of changes) {
      if (reader === null || this.kept.bots[reader] !== null) continue
      this.listener.tell(reader, back && reader === seat ? this.full(reader) : text)
    }
    if (this.running.over) this.#tellTable()
    this.#wakeBots()
  }

  /** Play again, with the same people and bots. */
  again(): void {
    const { kept } = this
    Object.assign(kept, { seed: kept.next, next: drawn(SEED), number: kept.number + 1, steps: [], entropy: {} })
    this.running = this.#dealt()
    this.#seen.clear()
    this.listener.save(kept)
    kept.bots.forEach((bot, seat) => bot === null && this.listener.tell(seat, this.full(seat)))
    this.#wakeBots()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** What those eyes saw, change by change. */
  frames(eyes: string): Sent['Frame'][] {
    const { steps } = this.kept
    let seen = this.#seen.get(eyes)
    if (seen?.steps !== steps.length) seen = { steps: steps.length, frames: frames(this.rules, this.#setting(), steps, eyes) }
    this.#seen.set(eyes, seen)
    return seen.frames
  }

  /** What a bot would decide in a seat's place; null if the seat is not asked, or it was agreed to do without. */
  hint(seat: number): Sent['Hint'] | null {
    const prompt = this.running.openPrompt(seat)
    if (prompt === null || !this.kept.hints) return null
    return hint(this.rules, prompt, this.running.match.box, this.running.view(seat), seat, performance.now() + LONGEST)
  }

  #tellTable(): void {
    this.kept.bots.forEach((bot, seat) => bot === null && this.listener.tell(seat, JSON.stringify({ type: 'table', table: this.info(seat) })))
  }

  #dealt(): RunningMatch {
    return new RunningMatch(`${this.kept.id}-${this.kept.number}`, this.rules, this.#setting(), this.#alone)
  }

  #setting(): Setting {
    const { rules, options, games, names, seed, entropy } = this.kept
    const added = new Map(Object.entries(entropy).map(([seat, text]) => [Number(seat), text]))
    return { players: names.length, rules, options, games, names, seed: fromHex(seed), entropy: added }
  }

  /** After a moment, whoever is asked and is no person decides: all of them at once, as all are asked at once. */
  #wakeBots(): void {
    clearTimeout(this.#timer)
    if (this.#unattended().length > 0) this.#timer = setTimeout(() => this.#botsDecide(), this.pause)
  }

  /** Seats that are asked and answer by themselves: bots, and people who wished to pass, with nothing else left in a window. */
  #unattended(): number[] {
    return this.running.asked.filter((seat) => this.kept.bots[seat] !== null || this.#passes(seat) !== null)
  }

  /** The decision that a person's wish to pass leaves in a window. */
  #passes(seat: number): number | null {
    const prompt = JSON.parse(this.running.prompt(seat)) as Sent['PromptInfo'] | null
    return prompt?.window && prompt.decisions.length === 1 ? (prompt.decisions[0] ?? null) : null
  }

  #botsDecide(): void {
    const until = performance.now() + LONGEST
    const decided = this.#unattended().map((seat): [number, number] => {
      return [seat, this.kept.bots[seat] === null ? (this.#passes(seat) ?? 0) : this.#botsDecision(seat, until)]
    })
    for (const [seat, action] of decided) if (this.running.asked.includes(seat)) this.decide(seat, action)
  }

  #botsDecision(seat: number, until: number): number {
    const { luck, names, bots } = this.kept
    const { box, log } = this.running.match
    const chance = this.rules.quick((BigInt(`0x${luck}`) + BigInt(log.length * names.length + seat)) << STREAMS)
    const { action, hurried } = decision(this.rules, bots[seat] ?? 'thumb', box, this.running.view(seat), seat, chance, until)
    if (hurried) this.#sayHurried(seat)
    return action
  }

  /** A bot says, once in a match, that this device gives it less time than it would take. */
  #sayHurried(seat: number): void {
    const match = this.running.id
    if (this.#chat.some((line) => line.seat === seat && line.notice?.match === match)) return
    const notice = { kind: 'hurried', arguments: {}, match, after: this.running.match.story(seat).length }
    const line = { number: this.#chat.length + 1, seat, name: this.kept.names[seat] ?? '', text: '', at: new Date().toISOString(), notice }
    this.#chat.push(line)
    this.kept.bots.forEach((bot, own) => bot === null && this.listener.tell(own, JSON.stringify({ type: 'chat', line })))
  }
}

/** A new table, dealt at once. */
export function newTable(
  setting: Pick<Kept, 'game' | 'rules' | 'options' | 'games' | 'names' | 'bots' | 'hash' | 'page' | 'hints'>,
  now = new Date(),
): Kept {
  return {
    ...setting, id: `local-${drawn(8)}`, seed: drawn(SEED), next: drawn(SEED), luck: drawn(LUCK), number: 1, steps: [], entropy: {}, notes: [],
    created: now.toISOString(), changed: now.getTime(),
  } // prettier-ignore
}
