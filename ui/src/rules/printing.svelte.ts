/** Is the page being printed? On paper everything that can be opened is open. */
import { flushSync } from 'svelte'

class Printing {
  now = $state(false)

  #set(now: boolean): void {
    if (now !== this.now) flushSync(() => (this.now = now))
  }

  /** Listen as long as something is shown that looks otherwise on paper. */
  readonly listen = (): (() => void) => {
    const before = (): void => this.#set(true)
    const after = (): void => this.#set(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }
}

export const printing = new Printing()
