/** A game's rules, compiled: its functions over records, which are bytes here and copied to where compiled code sees them. */
import type { GameData } from '../api/types.ts'
import { Decisions } from '../wire/decisions.ts'
import { fromHex } from '../table/live/sha256.ts'
import type { Kit } from './kit.ts'
import { type List, Native } from './native.ts'

export const NOBODY = -1

/** What happened, as the rules emitted it, with those who may see it. */
export interface Happening {
  kind: number
  audience: number
  numbers: readonly number[]
  game_number: number
}

/** A record whose lists of numbers are looked at. */
type Record_ = Uint8Array

/** The lists in the memory of the compiled code that records are copied into. */
interface Room {
  box: List
  state: List
  other: List
  nextBox: List
  chance: List
  events: List
  numbers: List
  outcome: List
}

export class Rules {
  readonly decisions: Decisions
  readonly widths: { events: number[]; prompts: number[] }
  readonly room: Room

  constructor(
    readonly data: GameData,
    readonly kit: Kit,
    readonly native: Native,
  ) {
    this.decisions = new Decisions(data.decisions, data.sorts)
    const width = (one: { arguments: unknown[] }): number => one.arguments.length
    this.widths = { events: data.events.map(width), prompts: data.prompts.map(width) }
    const size = this.box(data.players.fewest, {}).length
    this.room = {
      box: native.list('bytes', size),
      state: native.list('bytes', kit.state),
      other: native.list('bytes', kit.state),
      nextBox: native.list('bytes', size),
      chance: native.list('bytes', kit.chance.size),
      events: native.list('ints', 1 + kit.events.room * kit.events.width),
      numbers: native.list('ints', kit.events.width + kit.actions),
      outcome: native.list('ints', 2 * kit.seats),
    }
  }

  // --- boxes and chance

  /** A rule set's options and these, all of them. */
  settings(rules: string | null, options: Record<string, unknown>): Record<string, unknown> {
    const usual = Object.fromEntries(this.data.options.map(({ name, default: value }) => [name, value as unknown]))
    const name = rules ?? Object.keys(this.data.rule_sets)[0] ?? ''
    return { ...usual, ...this.data.rule_sets[name], ...options }
  }

  /** The box for so many players and these settings, as far as they are not as usual. */
  box(players: number, settings: Record<string, unknown>): Record_ {
    const boxes = this.kit.boxes[players]
    if (!boxes) throw new Error(`There is no box for ${players}.`)
    const box = Uint8Array.from(atob(boxes.base), (letter) => letter.charCodeAt(0))
    for (const { name, default: usual } of this.data.options) {
      const value = settings[name] ?? usual
      if (value === usual) continue
      const number = boxes.numbers[name]
      const patch = boxes.options[name]?.[String(value)]
      if (number) for (let i = 0; i < number[1]; i += 1) box[number[0] + i] = (value as number) >> (8 * i)
      else if (patch) for (const [at, digits] of patch) box.set(fromHex(digits), at)
      else throw new Error(`The option ${name} cannot be ${String(value)}.`)
    }
    return box
  }

  /** Chance for one game of a match. */
  seeded(key: Uint8Array): Record_ {
    const chance = new Uint8Array(this.kit.chance.size)
    chance.set(key, this.kit.chance.key[0])
    return chance
  }

  /** Chance for a bot. */
  quick(seed: bigint): Record_ {
    const chance = new Uint8Array(this.kit.chance.size)
    const fields = new DataView(chance.buffer)
    chance[this.kit.chance.source[0]] = this.kit.chance.quick_source
    fields.setBigUint64(this.kit.chance.quick[0], BigInt.asUintN(64, seed * BigInt(this.kit.chance.quick_step)), true)
    return chance
  }

  /** How much chance was drawn so far: the same text, if nothing was since. */
  drawn(chance: Record_): string {
    const { count, position } = this.kit.chance
    return [count, position].map(([at, size]) => chance.subarray(at, at + size).join()).join(' ')
  }

  // --- the contract

  setup(box: Record_, chance: Record_): Record_ {
    this.#put({ box, chance })
    this.native.bytes(this.room.state).fill(0)
    this.#clearEvents()
    this.native.call('setup', this.room.box, this.room.state, this.room.chance, this.room.events)
    chance.set(this.native.bytes(this.room.chance))
    return this.native.bytes(this.room.state).slice()
  }

  /** Carry out a decision in state and chance, which change: the seats that are asked next, as bits; or below zero why not. */
  move(box: Record_, state: Record_, seat: number, action: number, chance: Record_): number {
    this.#put({ box, state, chance })
    const found = this.native.call('make_move', this.room.box, this.room.state, seat, action, this.room.chance, this.room.events)
    if (found >= 0) {
      state.set(this.native.bytes(this.room.state))
      chance.set(this.native.bytes(this.room.chance))
    }
    return found
  }

  acting(box: Record_, state: Record_): number {
    this.#put({ box, state })
    return this.native.call('acting', this.room.box, this.room.state)
  }

  /** What a seat is asked: the prompt's number, and its arguments. */
  asks(box: Record_, state: Record_, seat: number): number[] {
    this.#put({ box, state })
    const kind = this.native.call('prompt', this.room.box, this.room.state, seat, this.room.numbers)
    return [kind, ...this.native.ints(this.room.numbers).subarray(0, this.widths.prompts[kind] ?? 0)]
  }

  legal(box: Record_, state: Record_, seat: number): number[] {
    this.#put({ box, state })
    const count = this.native.call('legal', this.room.box, this.room.state, seat, this.room.numbers)
    return [...this.native.ints(this.room.numbers).subarray(0, count)]
  }

  view(box: Record_, state: Record_, seat: number): Record_ {
    this.#put({ box, state })
    this.native.call('view', this.room.box, this.room.state, seat, this.room.other)
    return this.native.bytes(this.room.other).slice()
  }

  /** Does the game know decisions that ruin one? Number 0 stands for nothing. */
  get judges(): boolean {
    return this.data.ruins.length > 1
  }

  /** Of what a seat may decide, what plainly ends or ruins its game, as far as it knows: each with its ruin. */
  ruins(box: Record_, state: Record_, view: Record_, seat: number): [number, number][] {
    if (!this.judges) return []
    this.#put({ box, state })
    const { native, room, kit } = this
    native.bytes(room.other).set(view)
    const mark = native.mark()
    try {
      const [world, out] = [native.list('bytes', kit.state), native.list('ints', 2 * kit.actions)]
      const count = native.call('find_ruins', room.box, room.state, room.other, seat, world, room.numbers, out)
      const found = native.ints(out)
      return Array.from({ length: count }, (_, i) => [found[2 * i] ?? 0, found[2 * i + 1] ?? 0])
    } finally {
      native.release(mark)
    }
  }

  /** A view as numbers, as JSON. */
  picture(box: Record_, view: Record_): string {
    this.#put({ box, state: view })
    const texts = { at: 0, length: 0, width: 1 }
    const mark = this.native.mark()
    try {
      let out = this.native.list('bytes', 1 << 14)
      let count = this.native.call('picture', this.room.box, this.room.state, texts, out)
      if (count < 0) {
        out = this.native.list('bytes', -count)
        count = this.native.call('picture', this.room.box, this.room.state, texts, out)
      }
      return new TextDecoder().decode(this.native.bytes(out).subarray(0, count))
    } finally {
      this.native.release(mark)
    }
  }

  /** Points and places by seat, and the lines that say why. */
  outcome(box: Record_, state: Record_, players: number): { points: number[]; places: number[]; lines: Happening[] } {
    this.#put({ box, state })
    this.#clearEvents()
    const { outcome, events } = this.room
    this.native.ints(outcome).fill(0)
    this.native.call('outcome', this.room.box, this.room.state, outcome, events)
    const found = this.native.ints(outcome)
    const { seats } = this.kit
    return { points: [...found.subarray(0, players)], places: [...found.subarray(seats, seats + players)], lines: this.events(0) }
  }

  nextBox(box: Record_, state: Record_): Record_ {
    this.#put({ box, state })
    this.native.call('next_box', this.room.box, this.room.state, this.room.nextBox)
    return this.native.bytes(this.room.nextBox).slice()
  }

  /** How a match of several games stands after games with these points. */
  standings(box: Record_, games: number[][]): { places: number[]; lines: Happening[]; over: boolean } {
    this.#put({ box })
    this.#clearEvents()
    const players = games[0]?.length ?? 0
    const mark = this.native.mark()
    try {
      const points = this.native.list('ints', games.length * players)
      this.native.ints(points).set(games.flat())
      const over = this.native.call('standings', this.room.box, points, games.length, this.room.outcome, this.room.events)
      return { places: [...this.native.ints(this.room.outcome).subarray(0, players)], lines: this.events(0), over: over !== 0 }
    } finally {
      this.native.release(mark)
    }
  }

  /** What the last call has emitted. */
  events(gameNumber: number): Happening[] {
    const found = this.native.ints(this.room.events)
    const { width } = this.kit.events
    return Array.from({ length: found[0] ?? 0 }, (_, i) => {
      const [kind = 0, audience = 0, ...numbers] = found.subarray(1 + i * width, 1 + (i + 1) * width)
      return { kind, audience, numbers, game_number: gameNumber }
    })
  }

  /** An event as it is sent: game number, kind, and the kind's arguments. */
  written({ game_number, kind, numbers }: Happening): number[] {
    return [game_number, kind, ...numbers.slice(0, this.widths.events[kind])]
  }

  #clearEvents(): void {
    this.native.ints(this.room.events)[0] = 0
  }

  #put(records: Partial<Record<'box' | 'state' | 'chance', Record_>>): void {
    for (const [name, record] of Object.entries(records)) this.native.bytes(this.room[name as 'box']).set(record)
  }
}

/** Is a reader (a seat, or null: the spectators) told of it? */
export function isTold(happening: Happening, reader: number | null, spectator: number): boolean {
  return (happening.audience & (reader === null ? spectator : 1 << reader)) !== 0
}
