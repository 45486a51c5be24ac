/** What a board needs to let a player answer: the question, what fits it, and what is picked up so far. */
import type { Data, Decision, Prompt, Refusal, Ruin } from '../../api/types.ts'

/** Does the decision hold all of this? */
function holds(decision: Decision, part: Data): boolean {
  return Object.entries(part).every(([key, value]) => decision.data[key] === value)
}

export class Asking {
  /** A card taken from the hand, waiting for its place. */
  picked = $state.raw<string | null>(null)
  /** How it is to be used, where a card has several uses. */
  use = $state.raw<string | null>(null)
  /** A remark of the page itself, for what needs no server. */
  hint = $state.raw<Refusal | null>(null)

  /** A ruinous decision that was pressed: it is asked once whether it is meant. */
  warning = $state.raw<Ruin | null>(null)

  constructor(
    private readonly question: () => Prompt | null,
    private readonly answer: (decision: Data | string) => void,
    private readonly sending: () => boolean = () => false,
  ) {}

  /** An answer is on its way: until it is known what comes of it, nothing can be chosen. */
  get busy(): boolean {
    return this.sending()
  }

  get prompt(): Prompt | null {
    return this.question()
  }

  /** Is there a legal decision like this? */
  fits(part: Data): boolean {
    return this.prompt?.decisions.some((decision) => holds(decision, part)) ?? false
  }

  /** All legal decisions like this. */
  like(part: Data): Data[] {
    return this.prompt?.decisions.filter((decision) => holds(decision, part)).map(({ data }) => data) ?? []
  }

  /** Does every decision that is left plainly ruin one's game? */
  get allRuinous(): boolean {
    const { ruins = [], decisions = [] } = this.prompt ?? {}
    return ruins.length > 0 && ruins.length === decisions.length
  }

  /** Does such a decision plainly ruin one's game? Where all do, none stands out. */
  ruin(part: Data | string): Ruin | null {
    const { ruins = [] } = this.prompt ?? {}
    if (this.allRuinous) return null
    return ruins.find(({ decision }) => (typeof part === 'string' ? decision.decision === part : holds(decision, part))) ?? null
  }

  pick(card: string): void {
    if (this.busy) return
    this.picked = this.picked === card ? null : card
    this.use = null
    this.hint = null
  }

  drop(): void {
    this.picked = null
    this.use = null
    this.hint = null
    this.warning = null
  }

  /** It is meant, or not. */
  answerWarning(meant: boolean): void {
    const warned = this.warning
    this.warning = null
    if (warned && meant && !this.busy) this.answer(warned.decision.decision)
  }

  /** Legal or not: the server knows why not. */
  decide(decision: Data | string): void {
    if (this.busy) return
    this.hint = null
    this.warning = this.ruin(decision)
    if (!this.warning) this.answer(decision)
  }

  remark(sentence: string): void {
    this.hint = { code: 'hint', sentence, rule: null }
  }
}

/** For boards that are only looked at. */
export function notAsking(): Asking {
  return new Asking(
    () => null,
    () => undefined,
  )
}
