/** What the readers of a match were last shown, and what a change means for each: `lychgate.play.match.updates`, called. */
import type { List } from './native.ts'
import type { Happening, Rules } from './rules.ts'

// As the compiled code has them: what one reader has been sent, and a reader's row of the index, behind its head.
const [VERSION, TOLD, , NEXT] = [0, 1, 2, 3]
const SENT = 4
const [CHANGED, EVENTS, ASKED, BEGIN, END] = [0, 1, 2, 3, 4]
const [HEAD, ROW] = [2, 9]
const ROOM = 1 << 14

/** What an update means for one reader. */
export interface News {
  changed: boolean
  events: number
  /** is the reader asked (1), in a window (2) */
  asks: number
  /** what changed, from its version to the decisions that are legal, as JSON that is not closed yet if the reader is asked */
  text: string
}

export class Readers {
  asked = 0
  readonly #sent: Int32Array
  #seen: Uint8Array
  readonly #widths: number[]
  readonly #prompts: number[]

  constructor(
    private readonly rules: Rules,
    private readonly players: number,
  ) {
    this.#sent = new Int32Array((players + 1) * SENT)
    this.#seen = new Uint8Array((players + 1) * rules.kit.state)
    this.#widths = [...rules.widths.events, ...rules.widths.prompts]
    this.#prompts = rules.data.prompts.map(({ no_answer }) => (no_answer === null ? 1 : 2))
  }

  view(reader: number): Uint8Array {
    const size = this.rules.kit.state
    return this.#seen.subarray(reader * size, (reader + 1) * size)
  }

  version(reader: number): number {
    return this.#sent[reader * SENT + VERSION] ?? 0
  }

  told(reader: number): number {
    return this.#sent[reader * SENT + TOLD] ?? 0
  }

  /** A reader has been told of so many events only: something was taken back. */
  forget(reader: number, events: number): void {
    this.#sent[reader * SENT + TOLD] = events
  }

  nextPrompt(seat: number, number: number): void {
    this.#sent[seat * SENT + NEXT] = number
  }

  /** Bring all readers up to date; for some (bits) something has changed in any case. */
  update(box: Uint8Array, state: Uint8Array, events: Happening[], gameNumber: number, forced = 0): News[] {
    const { native, room } = this.rules
    const mark = native.mark()
    try {
      native.bytes(room.box).set(box)
      native.bytes(room.state).set(state)
      const put = (numbers: ArrayLike<number>): List => {
        const list = native.list('ints', numbers.length)
        native.ints(list).set(numbers)
        return list
      }
      const rows = put([events.length, ...events.flatMap(({ kind, audience, numbers }) => [kind, audience, ...numbers])])
      const [widths, prompts, sent] = [put(this.#widths), put(this.#prompts), put(this.#sent)]
      const seen = native.list('bytes', this.#seen.length)
      native.bytes(seen).set(this.#seen)
      const fresh = native.list('bytes', this.#seen.length)
      const index = native.list('ints', HEAD + (this.players + 1) * ROW)
      const [nothing, ends] = [{ at: 0, length: 0, width: 1 }, put([0, 0, 0, 0])] // texts are sent in nothing
      const world = native.list('bytes', this.rules.judges ? this.rules.kit.state : 0)
      for (let size = ROOM; ; size = native.ints(index)[0] ?? 0) {
        const out = native.list('bytes', size)
        this.asked = native.call(
          'update_readers', room.box, room.state, seen, fresh, nothing, widths, prompts, world,
          nothing, nothing, ends, rows, gameNumber, this.players, forced, -1, sent, out, room.numbers, index,
        ) // prettier-ignore
        if ((native.ints(index)[0] ?? 0) > size) continue
        this.#sent.set(native.ints(sent))
        this.#seen = native.bytes(fresh).slice()
        return this.#news(native.ints(index), native.bytes(out))
      }
    } finally {
      native.release(mark)
    }
  }

  #news(index: Int32Array, out: Uint8Array): News[] {
    const decoder = new TextDecoder()
    return Array.from({ length: this.players + 1 }, (_, reader) => {
      const row = index.subarray(HEAD + reader * ROW, HEAD + (reader + 1) * ROW)
      const text = decoder.decode(out.subarray(row[BEGIN], row[END]))
      return { changed: row[CHANGED] !== 0, events: row[EVENTS] ?? 0, asks: row[ASKED] ?? 0, text }
    })
  }
}
