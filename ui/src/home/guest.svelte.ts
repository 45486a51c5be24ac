/** Who I am: a name, and the guest that the server made for this browser when it was first needed. */
import { me, newGuest, Refused, rename } from '../api/client.ts'
import { say } from '../words/words.ts'

const KEY = 'lychgate.guest'
const NAME = 'lychgate.name'

class Me {
  name = $state(localStorage.getItem(NAME) ?? localStorage.getItem(KEY) ?? '')

  /** Has the server met this browser before? (It alone knows the secret.) */
  get known(): boolean {
    return localStorage.getItem(KEY) !== null
  }

  /** Remember the name in the field; the server learns it at the first table. */
  keep(): void {
    localStorage.setItem(NAME, this.name.trim())
  }

  /** Be a guest, by the name in the field. */
  async introduce(): Promise<string> {
    const wanted = this.name.trim() || chance(say('guest-names').split(', '))
    if (this.known && wanted === localStorage.getItem(KEY) && (await this.#isMet())) return wanted
    if (this.known && (await this.#isMet())) await rename(wanted)
    else await newGuest(wanted)
    localStorage.setItem(KEY, wanted)
    this.name = wanted
    this.keep()
    return wanted
  }

  async #isMet(): Promise<boolean> {
    try {
      await me()
      return true
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-guest') return false
      throw error
    }
  }
}

function chance(names: string[]): string {
  return names[Math.floor(Math.random() * names.length)] ?? ''
}

export const guest = new Me()
