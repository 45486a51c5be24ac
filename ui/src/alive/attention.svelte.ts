/** Is somebody at this screen asked something? The page's title and icon say so, for those who look at another tab. */
import icon from '../theme/icon.svg?url'
import turnIcon from '../theme/icon-turn.svg?url'

class Attention {
  #wanted = $state(false)

  get wanted(): boolean {
    return this.#wanted
  }

  set wanted(wanted: boolean) {
    if (wanted === this.#wanted) return
    this.#wanted = wanted
    document.querySelector('link[rel=icon]')?.setAttribute('href', wanted ? turnIcon : icon)
  }
}

export const attention = new Attention()
