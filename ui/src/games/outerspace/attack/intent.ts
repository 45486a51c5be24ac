/**
 * A card played straight onto something: the card is chosen first, as the rules have it, and when the table asks
 * what it is for, the answer is already known. What does not fit is asked like any other question.
 */
import type { Data } from '../../../api/types.ts'
import type { Asking } from '../../../table/asking/asking.svelte.ts'

export class Intent {
  #card: string | null = null
  #targets: Data[] = []

  /** Play the card picked from hand, if possible on the first of these. */
  mean(asking: Asking, targets: Data[]): void {
    this.#card = asking.picked
    this.#targets = targets
    if (this.#card !== null) asking.decide({ card: this.#card })
  }

  /** The table asks what the chosen card is for. */
  follow(asking: Asking, chosen: string | null): void {
    if (chosen === null || chosen !== this.#card || !asking.prompt) return
    this.#card = null
    const target = this.#targets.find((wanted) => asking.fits(wanted))
    if (target) asking.decide(target)
  }
}
