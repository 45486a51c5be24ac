/**
 * A match: options, seed and decisions, from which every state follows. The same as `lychgate.play.match.match`, over the same
 * compiled rules; tests replay the same matches with both, and every message and record must be the same.
 */
import { commitment, gameKey, hex, mix } from './fairness.ts'
import { writeRecord } from './record.ts'
import { type Happening, isTold, NOBODY, type Rules } from './rules.ts'

export interface Setting {
  players: number
  rules: string
  options: Record<string, string | number | boolean>
  games: number
  seed: Uint8Array
  /** what seats have added to the seed */
  entropy: ReadonlyMap<number, string>
  names: string[]
}

interface Step {
  seat: number
  action: number
  game_number: number
  before: Uint8Array
  told: number
  /** chance before it, and how much of it was drawn */
  chance: Uint8Array
  drawn: string
  /** in the course of the match */
  place: number
}

/** In the course of a match, in place of an action: back to before the seat's last choice, among bots. */
export const UNDO = -1
/** … and as it is written in records. */
export const TAKEN_BACK = 'undo'

/** So often in a match: as `lychgate.play.match.undo` has it. */
const REWINDS = 2000

export interface Result {
  points: number[]
  places: number[]
  lines: Happening[]
}

interface Ending {
  box: Uint8Array
  state: Uint8Array
}

/** Why a decision is refused: what the server's message says of it. */
export class RefusedDecision extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    readonly said: string,
    readonly given: Record<string, unknown> = {},
  ) {
    super(said)
  }
}

export class Match {
  readonly games: number
  readonly key: string
  box: Uint8Array
  state: Uint8Array = new Uint8Array()
  chance: Uint8Array = new Uint8Array()
  gameNumber = 0
  /** the decisions that count */
  log: Step[] = []
  /** with those that were rewound, and UNDO */
  course: Pick<Step, 'game_number' | 'seat' | 'action'>[] = []
  /** how often a person among bots has taken back: such a match counts in no statistics */
  rewound = 0
  told: Happening[] = []
  results: Result[] = []
  /** what was written to it, by the number of decisions before */
  notes: Record<string, string> = {}
  readonly #endings = new Map<number, Ending>()
  promptIds: number[]

  constructor(
    readonly rules: Rules,
    readonly setting: Setting,
  ) {
    const settings = rules.settings(setting.rules, setting.options)
    // Where a total was agreed on that ends the match, one game need not be enough: it goes on until then.
    this.games = setting.games === 1 && settings.total ? rules.kit.most_games : setting.games
    this.key = mix(setting.seed, setting.entropy)
    this.promptIds = Array.from({ length: setting.players }, () => 1)
    this.box = rules.box(setting.players, settings)
    this.#beginGame(this.box)
  }

  get players(): number {
    return this.setting.players
  }

  /** The seats that owe a decision now, as bits. */
  get acting(): number {
    return this.rules.acting(this.box, this.state)
  }

  get over(): boolean {
    return this.acting === 0
  }

  // --- what is decided

  carryOut(seat: number, action: number): void {
    const [state, chance] = [this.state.slice(), this.chance.slice()]
    const asked = this.rules.move(this.box, state, seat, action, chance)
    if (asked < 0) throw this.#refused(seat, action, this.rules.kit.refused - asked)
    const events = this.rules.events(this.gameNumber)
    const drawn = this.rules.drawn(this.chance)
    const game_number = this.gameNumber
    const { state: before, chance: luck, course } = this
    this.log.push({ seat, action, game_number, before, told: this.told.length, chance: luck, drawn, place: course.length })
    course.push({ game_number, seat, action })
    ;[this.state, this.chance] = [state, chance]
    this.promptIds[seat] = (this.promptIds[seat] ?? 0) + 1
    this.told.push(...events)
    if (asked === 0) this.#endGame()
  }

  #refused(seat: number, action: number, why: number): RefusedDecision {
    if (why > 0) {
      const rule = `${this.rules.data.prefix}-${why}`
      return new RefusedDecision('illegal-decision', rule, `refusal-${rule}`, { decision: action })
    }
    const { code, message } = this.rules.kit.reasons[why] ?? { code: 'error', message: '' }
    const asked = message === 'refusal-not-this' ? { asked: this.rules.asks(this.box, this.state, seat) } : {}
    return new RefusedDecision(code, null, message, { decision: action, ...asked })
  }

  #beginGame(box: Uint8Array): void {
    this.gameNumber += 1
    this.box = box
    this.chance = this.rules.seeded(gameKey(this.key, this.gameNumber))
    this.state = this.rules.setup(box, this.chance)
    this.told.push(...this.rules.events(this.gameNumber))
    if (this.over) this.#endGame()
  }

  #endGame(): void {
    this.results.push(this.#result())
    this.#endings.set(this.gameNumber, { box: this.box, state: this.state })
    const more = this.gameNumber < this.games && !this.rules.standings(this.box, this.#points()).over
    if (more) this.#beginGame(this.rules.nextBox(this.box, this.state))
  }

  #points(): number[][] {
    return this.results.map(({ points }) => points)
  }

  #result(): Result {
    const { points, places, lines } = this.rules.outcome(this.box, this.state, this.players)
    const several = this.games > 1
    const ranked = several && !this.rules.data.together ? points.map((own) => 1 + points.filter((other) => other > own).length) : places
    const told = lines.filter(({ kind }) => !several || !this.rules.data.points[kind]?.single)
    return { points, places: ranked, lines: told.map((line) => ({ ...line, game_number: this.gameNumber })) }
  }

  // --- what is known

  view(reader: number | null, state = this.state, box = this.box): Uint8Array {
    return this.rules.view(box, state, reader ?? NOBODY)
  }

  story(reader: number | null): Happening[] {
    return this.told.filter((happening) => isTold(happening, reader, this.rules.kit.events.spectator))
  }

  /** How a game before this one ended. */
  ending(game: number): Ending {
    const found = this.#endings.get(game)
    if (!found) throw new Error(`Game ${game} has not ended.`)
    return found
  }

  totals(games: number): number[] {
    const points = this.#points().slice(0, games)
    return Array.from({ length: this.players }, (_, seat) => points.reduce((sum, game) => sum + (game[seat] ?? 0), 0))
  }

  /** How the match ended; null while it goes on. */
  get outcome(): (Result & { games: Result[] }) | null {
    const [first] = this.results
    if (!this.over || !first) return null
    if (this.games === 1) return { ...first, games: this.results }
    const { places, lines } = this.rules.standings(this.box, this.#points())
    return {
      points: this.totals(this.results.length),
      places,
      lines: [...this.results.flatMap((result) => result.lines), ...lines],
      games: this.results,
    }
  }

  // --- on paper

  /** The record: with all secrets, or what may be shown while the match goes on. */
  record(sealed = false): string {
    const { setting, outcome, rules } = this
    const games = Array.from({ length: this.gameNumber }, (_, i) => this.#written(i + 1))
    return writeRecord({
      format: 'lychgate-record',
      format_version: 1,
      game: rules.data.name,
      rules_version: rules.data.version,
      players: setting.players,
      rules: setting.rules,
      options: setting.options,
      games: this.games,
      commitment: commitment(setting.seed),
      seed: sealed ? null : hex(setting.seed),
      entropy: Object.fromEntries([...setting.entropy].map(([seat, text]) => [String(seat + 1), text])),
      names: sealed ? [] : setting.names,
      notes: sealed ? {} : this.notes,
      decisions: sealed ? [] : games,
      outcome: sealed || !outcome ? null : { points: outcome.points, places: outcome.places, games: this.#points() },
    })
  }

  #written(game: number): string[] {
    return this.course
      .filter(({ game_number }) => game_number === game)
      .map(({ seat, action }) => `${seat + 1} ${action === UNDO ? TAKEN_BACK : this.rules.decisions.of(action).decision}`)
  }

  // --- taking back

  /** May the seat take back? `alone`: all others are bots. */
  canUndo(seat: number, alone = false): boolean {
    return alone ? this.#canRewind(seat) : this.#stepToUndo(seat) !== null
  }

  undo(seat: number, alone = false): void {
    const index = alone ? this.#stepToRewind(seat) : this.#stepToUndo(seat)
    const step = index === null ? undefined : this.log[index]
    if (index === null || !step) {
      const decided = this.log.some((one) => one.seat === seat)
      throw new RefusedDecision('cannot-undo', null, decided ? 'refusal-cannot-undo' : 'refusal-nothing-to-undo')
    }
    const [later, ids] = [this.log.slice(index + 1), [...this.promptIds]]
    this.state = step.before
    this.told.length = step.told
    this.log.length = index
    if (alone) {
      this.chance = step.chance
      this.course.push({ game_number: this.gameNumber, seat, action: UNDO })
      this.rewound += 1
      this.promptIds = ids.map((id) => id + 1)
      return
    }
    this.course.length = step.place
    for (const one of later) this.carryOut(one.seat, one.action)
    ids[seat] = (ids[seat] ?? 0) + 1 // the same question, asked anew
    this.promptIds = ids
  }

  #canRewind(seat: number): boolean {
    return !this.over && this.rewound < REWINDS && this.log.some((step) => step.seat === seat && step.game_number === this.gameNumber)
  }

  /** The seat's last decision that was a choice, by its place in the log; without one, its first. */
  #stepToRewind(seat: number): number | null {
    if (!this.#canRewind(seat)) return null
    const own = [...this.log.keys()].filter((i) => this.log[i]?.seat === seat && this.log[i].game_number === this.gameNumber)
    const chosen = own.findLast((i) => this.rules.legal(this.box, (this.log[i] as Step).before, seat).length > 1)
    return chosen ?? own[0] ?? null
  }

  /** The seat's last decision, by its place in the log, if it may be taken back: as `lychgate.play.match.undo` says. */
  #stepToUndo(seat: number): number | null {
    const index = this.log.findLastIndex((step) => step.seat === seat)
    const taken = this.log[index]
    if (!taken || this.over || taken.game_number !== this.gameNumber || taken.drawn !== this.rules.drawn(this.chance)) return null
    if (this.course.length - taken.place !== this.log.length - index) return null
    const state = taken.before.slice()
    const told: Happening[] = []
    for (const step of this.log.slice(index + 1)) {
      if (this.rules.move(this.box, state, step.seat, step.action, this.chance.slice()) < 0) return null
      told.push(...this.rules.events(this.gameNumber))
    }
    return this.#looksTheSame(seat, state, told, this.told.slice(taken.told)) ? index : null
  }

  /** To everybody but this seat, is that state the present one? */
  #looksTheSame(seat: number, state: Uint8Array, told: Happening[], before: Happening[]): boolean {
    const asked = [state, this.state].map((one) => this.rules.acting(this.box, one) & ~(1 << seat))
    if (asked[0] !== asked[1]) return false
    const readers = [null, ...Array.from({ length: this.players }, (_, other) => other).filter((other) => other !== seat)]
    const { spectator } = this.rules.kit.events
    const heard = (events: Happening[], reader: number | null): string => JSON.stringify(events.filter((one) => isTold(one, reader, spectator)))
    return readers.every(
      (reader) => heard(told, reader) === heard(before, reader) && same(this.view(reader, state), this.view(reader)),
    )
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, i) => byte === other[i])
}
