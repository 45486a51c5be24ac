/** The tables of the page's own and who is connected to them: what a server does, in a worker. */
import type { Sent } from '../api/types.ts'
import { analysis } from './advice.ts'
import { localGame, pageVersion } from './catalogue.ts'
import { UNDO } from './match.ts'
import { Native } from './native.ts'
import { BadRecord, recordIn, replayed } from './records.ts'
import { OPEN, SPECTATOR } from './replays.ts'
import { Rules } from './rules.ts'
import { REWIND } from './running.ts'
import { allTables, findTable, removeTable, saveTable } from './store.ts'
import { type Kept, LocalTable, newTable } from './table.ts'

/** A seat that is looked at from the page. */
interface Link {
  table: LocalTable
  seat: number
}

/** Why not, as a server would say it. */
export class NotFound extends Error {}

/** A table that was begun with another version of its game: the page that knows it has to be loaded. */
export class OtherRules extends Error {}

/** A bot who plays on in a record that has not ended: it does not say who did. */
const USUAL = 'expert'

/** Lets others in the worker have their turn. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export class Host {
  readonly #rules = new Map<string, Promise<Rules>>()
  readonly #tables = new Map<string, Promise<LocalTable>>()
  readonly #links = new Map<number, Link>()
  #pause = 0

  constructor(private readonly tell: (link: number, text: string) => void) {}

  async make(table: Kept): Promise<string> {
    await saveTable(table)
    return table.id
  }

  async list(): Promise<Pick<Kept, 'id' | 'game' | 'names' | 'changed'>[]> {
    const found = await allTables()
    return found.sort((a, b) => b.changed - a.changed).map(({ id, game, names, changed }) => ({ id, game, names, changed }))
  }

  /** Open a record: it becomes a table, where it goes on if it has not ended. Where to look at it. */
  async open(text: string): Promise<{ id: string; match: string; over: boolean }> {
    const record = recordIn(text)
    const rules = await this.#rulesOf(record.game).catch((error: unknown) => {
      throw new BadRecord('file-none', error)
    })
    const { course, over, setting } = replayed(rules, record, text)
    const { game, rules: chosen, options, games } = record
    const bots = Array.from({ length: record.players }, (_, seat) => (seat === 0 ? null : USUAL))
    const names = bots.map((bot, seat) => record.names[seat] ?? bot ?? '')
    const kept: Kept = {
      ...newTable({ game, hash: rules.kit.hash, page: pageVersion(), rules: chosen, options, games, names, bots, hints: false }),
      seed: record.seed,
      entropy: Object.fromEntries(setting.entropy),
      steps: course.map(({ seat, action }) => [seat, action === UNDO ? REWIND : action]),
    }
    await saveTable(kept)
    return { id: kept.id, match: `${kept.id}-${kept.number}`, over }
  }

  /** Look at a table from one of its seats. */
  async connect(link: number, id: string, seat: number | null, pause: number): Promise<void> {
    this.#pause = pause
    const table = await this.#table(id)
    table.pause = pause
    const own = personsSeat(table, seat)
    this.#links.set(link, { table, seat: own })
    this.tell(link, table.full(own))
  }

  say(link: number, message: unknown): void {
    const found = this.#links.get(link)
    found?.table.hear(found.seat, message as { type: string })
  }

  close(link: number): void {
    this.#links.delete(link)
  }

  /** A request, as to a server, by somebody in a seat: its path without `/api`. */
  async answer(method: string, path: string, body: unknown, asking: number | null): Promise<unknown> {
    const [where = '', query = ''] = path.split('?')
    const [, kind, id = '', act = ''] = where.split('/')
    const table = await this.#table(kind === 'matches' ? id.replace(/-\d+$/, '') : id)
    const seat = personsSeat(table, asking)
    if (kind === 'matches') return this.#matchAnswer(table, seat, act, new URLSearchParams(query))
    return this.#tableAnswer(table, seat, `${method} ${act}`, body)
  }

  async #tableAnswer(table: LocalTable, seat: number, wish: string, body: unknown): Promise<unknown> {
    if (wish === 'GET hint') {
      const found = table.hint(seat)
      if (!found) throw new NotFound(wish)
      return found
    }
    if (wish === 'POST rematch') table.again()
    else if (wish === 'POST leave') await this.#remove(table)
    else if (wish === 'PUT notes') {
      table.kept.notes[seat] = (body as { text: string }).text
      await saveTable(table.kept)
    } else if (wish !== 'PUT entropy') throw new NotFound(wish)
    return table.info(seat)
  }

  #matchAnswer(table: LocalTable, seat: number, act: string, query: URLSearchParams): unknown {
    const { running } = table
    if (act === 'file') return running.match.record(!running.over)
    if (act === 'whole') return running.match.record()
    if (act === 'frames') return this.#frames(table, seat, query)
    if (act === '') return this.#page(table, seat)
    if (!running.over) throw new NotFound(act)
    if (act === 'record') return JSON.parse(running.match.record()) as unknown
    if (act === 'analysis') return analysis(running.id, running.match, rest)
    throw new NotFound(act)
  }

  #frames(table: LocalTable, seat: number, query: URLSearchParams): Sent['Frames'] {
    const eyes = query.get('eyes') ?? String(seat)
    if (!this.#eyes(table, seat).includes(eyes)) throw new NotFound(eyes)
    const [first, count] = [Number(query.get('first')), Number(query.get('count'))]
    const all = table.frames(eyes)
    return { eyes, frames: all.length, list: all.slice(first - 1, first - 1 + count) }
  }

  #eyes({ kept, running }: LocalTable, seat: number): string[] {
    return running.over ? [OPEN, SPECTATOR, ...kept.names.map((_, own) => String(own))] : [String(seat)]
  }

  #page(table: LocalTable, seat: number): Sent['MatchPage'] {
    const { kept, running } = table
    const whole = JSON.parse(running.everything(seat)) as Sent['MatchInfo']
    return {
      match: running.id, game: kept.game, rules: kept.rules, options: kept.options, games: kept.games, names: kept.names,
      over: running.over, outcome: whole.outcome, commitment: table.info(seat).commitment, started: kept.created, ended: null,
      eyes: this.#eyes(table, seat), rewound: running.match.rewound, taken_up: 0, brought: null,
    } // prettier-ignore
  }

  async #remove(table: LocalTable): Promise<void> {
    table.close()
    this.#tables.delete(table.kept.id)
    await removeTable(table.kept.id)
  }

  #table(id: string): Promise<LocalTable> {
    const found = this.#tables.get(id) ?? this.#load(id)
    this.#tables.set(id, found)
    found.catch(() => this.#tables.delete(id))
    return found
  }

  async #load(id: string): Promise<LocalTable> {
    const kept = await findTable(id)
    if (!kept) throw new NotFound(id)
    const rules = await this.#rulesOf(kept.game)
    if (kept.hash !== rules.kit.hash) throw new OtherRules(id)
    return new LocalTable(kept, rules, {
      tell: (seat, text) => {
        for (const [link, { table, seat: own }] of this.#links) if (table.kept.id === id && own === seat) this.tell(link, text)
      },
      save: (changed) => void saveTable(changed),
    }, this.#pause)
  }

  #rulesOf(game: string): Promise<Rules> {
    const found = this.#rules.get(game) ?? this.#loadRules(game)
    this.#rules.set(game, found)
    found.catch(() => this.#rules.delete(game))
    return found
  }

  async #loadRules(game: string): Promise<Rules> {
    const { data, kit, module } = await localGame(game)
    return new Rules(data, kit, await Native.load(module, kit.functions))
  }
}

/** The seat of who asks: one of the persons at this screen, the first of them if none is named. */
function personsSeat({ kept }: LocalTable, asking: number | null): number {
  return asking !== null && kept.bots[asking] === null ? asking : kept.bots.indexOf(null)
}
