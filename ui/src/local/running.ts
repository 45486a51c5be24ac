/** A match under way with its readers: what a server would send each of them (`lychgate.server.telling`), as JSON. */
import { Match, RefusedDecision, type Result, type Setting, UNDO } from './match.ts'
import { type News, Readers } from './readers.ts'
import { type Happening, isTold, type Rules } from './rules.ts'

/** In place of an action: take back, where all others are bots. */
export const REWIND = -2

/** So often may a seat take back in a match, among people. */
const UNDOS = 200
const ALL = -1

/** A change for one reader: a seat, or null: the spectators. */
export interface Change {
  reader: number | null
  text: string
}

export class RunningMatch {
  readonly match: Match
  readonly #readers: Readers
  /** seats whose last decision nobody else could notice, and those of them that may undo, as they were told */
  #unnoticed = new Set<number>()
  #undoable = new Set<number>()
  readonly #undone = new Map<number, number>()
  #processed = 0
  #gameNumber = 1

  constructor(
    readonly id: string,
    rules: Rules,
    setting: Setting,
    /** the seat of the only person, among bots */
    private readonly alone: number | null = null,
  ) {
    this.match = new Match(rules, setting)
    this.#readers = new Readers(rules, setting.players)
    this.#numberPrompts()
    this.#update(null)
  }

  get rules(): Rules {
    return this.match.rules
  }

  get over(): boolean {
    return this.#readers.asked === 0
  }

  /** The seats that owe a decision. */
  get asked(): number[] {
    return Array.from({ length: this.match.players }, (_, seat) => seat).filter((seat) => (this.#readers.asked >> seat) & 1)
  }

  /** What a seat sees, for a bot. */
  view(seat: number): Uint8Array {
    return this.#readers.view(seat)
  }

  openPrompt(seat: number): number | null {
    return this.asked.includes(seat) ? (this.match.promptIds[seat] ?? null) : null
  }

  /** Decide, or take back, or throw; the changes, by reader. */
  apply(seat: number, action: number): Change[] {
    return action === UNDO || action === REWIND ? this.#undo(seat, action === REWIND) : this.#decide(seat, action)
  }

  #decide(seat: number, action: number): Change[] {
    this.match.carryOut(seat, action)
    this.#readers.nextPrompt(seat, this.match.promptIds[seat] ?? 0)
    return this.#update(seat, this.match.gameNumber === this.#gameNumber ? 0 : ALL)
  }

  #undo(seat: number, alone: boolean): Change[] {
    const { match } = this
    if (!alone && this.#usedUp(seat)) throw new RefusedDecision('cannot-undo', null, 'refusal-cannot-undo')
    match.undo(seat, alone)
    if (!alone) this.#undone.set(seat, (this.#undone.get(seat) ?? 0) + 1)
    const seats = Array.from({ length: match.players }, (_, one) => one)
    for (const reader of alone ? [...seats, null] : [seat]) this.#readers.forget(reader ?? match.players, match.story(reader).length)
    this.#processed = match.told.length
    this.#numberPrompts()
    return this.#update(seat, alone ? ALL : 1 << seat)
  }

  #canUndo(reader: number | null): boolean {
    if (reader === null) return false
    return reader === this.alone ? this.match.canUndo(reader, true) : this.#undoable.has(reader)
  }

  #usedUp(seat: number): boolean {
    return (this.#undone.get(seat) ?? 0) >= UNDOS
  }

  #numberPrompts(): void {
    this.match.promptIds.forEach((id, seat) => this.#readers.nextPrompt(seat, id))
  }

  /** Bring every reader up to date; for some (bits) something has changed in any case. */
  #update(decided: number | null, forced = 0): Change[] {
    const { match } = this
    const before = this.#gameNumber
    const events = match.told.slice(this.#processed)
    const news = this.#readers.update(match.box, match.state, events, match.gameNumber, forced)
    this.#gameNumber = match.gameNumber
    this.#processed = match.told.length
    const changed = news.flatMap((one, reader) => (one.changed ? [reader] : []))
    if (decided !== null && changed.every((reader) => reader === decided)) this.#unnoticed.add(decided)
    const stepped = changed.map((reader): [number, News] => [reader, news[reader] as News])
    const more = this.#unnoticed.size || this.#undoable.size ? this.#undoChanges(changed) : []
    return [...stepped, ...more].map(([reader, one]) => this.#change(reader, one, before, events))
  }

  /** Those for whom nothing changed but whether they may undo. */
  #undoChanges(changed: number[]): [number, News][] {
    const { match } = this
    this.#unnoticed = new Set([...this.#unnoticed].filter((seat) => match.canUndo(seat) && !this.#usedUp(seat)))
    const before = this.#undoable
    this.#undoable = new Set(this.#unnoticed)
    const others = Array.from({ length: match.players }, (_, seat) => seat).filter(
      (seat) => before.has(seat) !== this.#undoable.has(seat) && !changed.includes(seat),
    )
    if (others.length === 0) return []
    const bits = others.reduce((sum, seat) => sum | (1 << seat), 0)
    const news = this.#readers.update(match.box, match.state, [], match.gameNumber, bits)
    return others.map((seat): [number, News] => [seat, news[seat] as News])
  }

  #change(number: number, { text, asks }: News, before: number, events: Happening[]): Change {
    const reader = number === this.match.players ? null : number
    const window = asks === 0 ? '' : asks === 2 ? ',"window":{"seconds":null,"left":null}}' : ',"window":null}'
    const told = before === this.match.gameNumber ? `${text}${window}` : this.#betweenGames(reader, events)
    const ended = before === this.match.gameNumber ? '[]' : this.#ended(reader, before)
    const undo = String(this.#canUndo(reader))
    return {
      reader,
      text:
        `{"type":"change","match":"${this.id}",${told},"can_undo":${undo},` +
        `"ended":${ended},"outcome":${this.#outcome()}}`,
    }
  }

  /** A change with events of two games, which the compiled code would take for events of one. */
  #betweenGames(reader: number | null, events: Happening[]): string {
    const { match } = this
    const number = reader ?? match.players
    const own = events.filter((event) => isTold(event, reader, this.rules.kit.events.spectator))
    return (
      `"version":${this.#readers.version(number)},"game_number":${match.gameNumber},` +
      `"view":${match.rules.picture(match.box, this.#readers.view(number))},"told":${this.#readers.told(number) - own.length},` +
      `"events":${this.#events(own)},"ruins":${this.#ruins(reader)},"prompt":${this.prompt(reader)}`
    )
  }

  /** All that a reader may know, as a server's `MatchInfo`. */
  everything(reader: number | null): string {
    const { match } = this
    const number = reader ?? match.players
    const undo = String(this.#canUndo(reader))
    return (
      `{"match":"${this.id}","version":${this.#readers.version(number)},"game_number":${match.gameNumber},` +
      `"view":${match.rules.picture(match.box, match.view(reader))},"told":0,"events":${this.#events(match.story(reader))},` +
      `"ruins":${this.#ruins(reader)},"prompt":${this.prompt(reader)},"can_undo":${undo},` +
      `"ended":${this.#ended(reader, 1)},"outcome":${this.#outcome()}}`
    )
  }

  /** What a seat is asked now, or null. */
  prompt(reader: number | null): string {
    const { match, rules } = this
    if (reader === null || !this.asked.includes(reader)) return 'null'
    const asks = rules.asks(match.box, match.state, reader)
    const window = rules.data.prompts[asks[0] ?? 0]?.no_answer === null ? null : { seconds: null, left: null }
    return JSON.stringify({ id: match.promptIds[reader], asks, decisions: rules.legal(match.box, match.state, reader), window })
  }

  /** What would ruin a reader's game, of all that the reader may decide. */
  #ruins(reader: number | null): string {
    const { match, rules } = this
    if (reader === null || !this.asked.includes(reader)) return '[]'
    return JSON.stringify(rules.ruins(match.box, match.state, match.view(reader), reader))
  }

  #events(events: Happening[]): string {
    return JSON.stringify(events.map((event) => this.rules.written(event)))
  }

  #ended(reader: number | null, first: number): string {
    const { match } = this
    const found: string[] = []
    for (let number = first; number < match.gameNumber; number += 1) {
      const result = match.results[number - 1] as Result
      const ending = number === match.gameNumber - 1 ? match.ending(number) : undefined
      const view = ending ? match.rules.picture(ending.box, match.view(reader, ending.state, ending.box)) : 'null'
      const outcome = this.#written(result, [])
      found.push(`{"number":${number},"outcome":${outcome},"totals":${JSON.stringify(match.totals(number))},"view":${view}}`)
    }
    return `[${found.join(',')}]`
  }

  #outcome(): string {
    const outcome = this.over ? this.match.outcome : null
    return outcome ? this.#written(outcome, outcome.games) : 'null'
  }

  #written({ points, places, lines }: Result, games: Result[]): string {
    const width = (kind: number): number => this.rules.data.points[kind]?.arguments.length ?? 0
    return JSON.stringify({
      points,
      places,
      winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
      games: games.map((game) => game.points),
      lines: lines.map(({ game_number, kind, numbers }) => [game_number, kind, ...numbers.slice(0, width(kind))]),
      names: this.match.setting.names,
    })
  }
}
