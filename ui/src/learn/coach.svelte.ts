/** Goes through a chapter with the learner: says what comes next, lets the right decision through, and answers any other. */
import type { Data, Decision, Prompt } from '../api/types.ts'
import type { Chapter, Step } from './lesson.ts'
import { fits } from './patterns.ts'

/** What the coach has to know of a table: its ordinary messages. */
export interface Watched {
  readonly question: Prompt | null
  readonly events: readonly unknown[]
  readonly decoder: { encoded(decision: Data | string): number | Data | string; decision(action: number): Decision } | null
}

export class Coach {
  step = $state(0)
  /** The message that answers a wrong try. */
  answer = $state<string | null>(null)
  /** The question that the right decision, which is on its way, answers. */
  #sent = $state<number | null>(null)

  constructor(
    readonly chapter: Chapter,
    step: number,
    /** is told whenever a step is reached */
    private readonly onstep: (step: number) => void,
  ) {
    this.step = Math.min(step, chapter.steps.length)
  }

  /** What is said now; null: everything has been said. */
  get now(): Step | null {
    return this.chapter.steps[this.step] ?? null
  }

  /** Does the learner have to decide something? */
  get isTask(): boolean {
    return (this.now?.expect.length ?? 0) > 0
  }

  /** Is what the present step speaks of still to be shown on the table? */
  isDue(table: Watched): boolean {
    return this.#sent === null && table.events.length >= (this.now?.told ?? 0)
  }

  /** What was sent has been carried out and shown: on with the next step. */
  follow(table: Watched): void {
    const next = this.chapter.steps[this.step + 1]
    if (this.#sent !== null && table.question?.id !== this.#sent && table.events.length >= (next?.told ?? 0)) {
      this.#sent = null
      this.#go()
    }
  }

  /** After a reload: as many tasks are done as the learner has made decisions, and each has asked a question of its own. */
  catchUp(table: Watched): void {
    const { question } = table
    if (!question || this.chapter.play_on || this.#sent !== null) return
    const done = question.id - 1
    const tasks = this.chapter.steps.flatMap(({ expect }, i) => (expect.length > 0 ? [i] : []))
    const before = tasks.filter((i) => i < this.step).length
    if (before !== done) this.#reach(done === 0 ? 0 : (tasks[done - 1] ?? this.chapter.steps.length) + 1)
  }

  /** It has been read. */
  next(): void {
    if (!this.isTask) this.#go()
  }

  /** Is this what the step expects? Anything else is answered here; what the rules forbid, the table refuses by its rule. */
  admits(table: Watched, decision: Data | string): boolean {
    if (this.chapter.play_on) return true
    if (this.#sent !== null || !this.isTask || !this.now) return false
    const number = table.decoder?.encoded(decision)
    if (typeof number === 'number' && this.now.expect.includes(number)) {
      this.#sent = table.question?.id ?? 0
      this.answer = null
      return true
    }
    const text = typeof number === 'number' ? table.decoder?.decision(number).decision : undefined
    this.answer = (text !== undefined && this.now.otherwise.find(([pattern]) => fits(pattern, text))?.[1]) || null
    return this.answer === null
  }

  #go(): void {
    this.#reach(this.step + 1)
  }

  #reach(step: number): void {
    this.step = step
    this.answer = null
    this.onstep(step)
  }
}
