/**
 * What readers are shown lags behind what is known. Changes wait here and follow each other at a pace people can
 * read. One that the game plays out over the table, in an *act*, holds back all that come after it; and if the act
 * reveals something, the change itself too: board, log and question show it when the act is over, not before.
 */
import type { Happening } from '../../api/types.ts'

/** How a change is played out over the table. */
export interface Act {
  /** how long each step is looked at, in beats */
  steps: number[]
  /** Is the change shown only when the act is over? Else it is shown when the act begins. */
  reveals: boolean
  /** Does its last step stay until the reader has had enough of it, where there is time for that? */
  stays?: boolean
}

interface Told {
  events: Happening[]
}

export interface Playing<Change extends Told> extends Act {
  change: Change
  step: number
}

interface Listener<Change> {
  /** Show the change. */
  show(change: Change): void
  /** It has been looked at: what sums it up may cover it now. */
  done(change: Change): void
}

const MOST_WAITING = 24

export class Stage<Change extends Told> {
  /** The act on stage. */
  playing = $state.raw<Playing<Change> | null>(null)

  /** Which changes are played out; the game knows. */
  acts: (events: Happening[]) => Act | null = () => null

  #waiting: Change[] = []
  /** Shown, and being looked at. */
  #shown: Change | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly listener: Listener<Change>,
    /** The length of a beat in milliseconds; 0: everything is shown at once. */
    private readonly beat: () => number,
    /** How many beats a change is looked at that is not played out, or has been. */
    private readonly rest = 1,
    /** Is there time: may an act stay until it is sent away? */
    private readonly patient: () => boolean = () => false,
  ) {}

  add(change: Change): void {
    this.#waiting.push(change)
    const unseen = document.hidden && !this.playing?.reveals
    if (this.beat() === 0 || unseen || this.#waiting.length > MOST_WAITING) this.#showAll()
    else if (this.#timer === undefined) this.#next()
  }

  /** Enough of this act: one that reveals something goes to its last step, and then ends, like any other. */
  skip(): void {
    const { playing } = this
    if (!playing) return
    if (reachesLater(playing)) this.#play({ ...playing, step: playing.steps.length - 1 })
    else this.#end()
  }

  /** Show all that waits; what is being revealed is seen first. */
  hurry(): void {
    if (this.playing && reachesLater(this.playing)) this.skip()
    else this.#showAll()
  }

  /** Forget what waits: all of it has become known otherwise. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    this.#shown = null
    this.playing = null
  }

  #next(): void {
    const change = this.#waiting.shift()
    this.#timer = undefined
    if (!change) return
    const act = this.acts(change.events)
    if (!act?.reveals) this.#show(change)
    if (act) this.#play({ ...act, change, step: 0 })
    else this.#after(this.rest, () => this.#finish())
  }

  #play(playing: Playing<Change>): void {
    this.playing = playing
    this.#after(playing.steps[playing.step] ?? 1, () => this.#goOn(playing))
  }

  #goOn(playing: Playing<Change>): void {
    if (playing.reveals && document.hidden) this.#play(playing) // until somebody looks
    else if (playing.step + 1 < playing.steps.length) this.#play({ ...playing, step: playing.step + 1 })
    else if (playing.stays && this.patient()) this.#play(playing) // until it is sent away
    else this.#end()
  }

  #end(): void {
    const { playing } = this
    this.playing = null
    if (playing?.reveals) {
      this.#show(playing.change)
      this.#after(this.rest, () => this.#finish())
    } else this.#finish()
  }

  /** The change has been looked at: on to the next. */
  #finish(): void {
    this.#wrapUp()
    this.#next()
  }

  /** All that waits, up to the next that reveals something. */
  #showAll(): void {
    if (this.playing?.reveals) this.#show(this.playing.change)
    this.playing = null
    this.#wrapUp()
    for (let change = this.#waiting.shift(); change; change = this.#waiting.shift()) {
      const act = this.beat() > 0 ? this.acts(change.events) : null
      if (act?.reveals) return this.#play({ ...act, change, step: 0 })
      this.#show(change)
      this.#wrapUp()
    }
  }

  #show(change: Change): void {
    this.#shown = change
    this.listener.show(change)
  }

  #wrapUp(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const shown = this.#shown
    this.#shown = null
    if (shown) this.listener.done(shown)
  }

  #after(beats: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, this.beat() * beats)
  }
}

function reachesLater({ reveals, step, steps }: Playing<Told>): boolean {
  return reveals && step + 1 < steps.length
}
