/**
 * The keyboard at the table. A control offers itself for a key by `data-key`; controls with `data-nav` are
 * reached with the arrow keys, by where they are on the screen; with Shift, also all that only explains itself. Nothing here knows a game.
 */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range])')
}

function usable(element: HTMLElement): boolean {
  return !element.matches(':disabled') && element.getClientRects().length > 0
}

/** Press the control that offers itself for this key. */
export function pressByKey(root: HTMLElement, key: string): boolean {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`)].find(usable)
  if (!found) return false
  found.focus()
  found.click()
  return true
}

/** Move the focus to the nearest control in that direction; from nowhere, to the first. */
export function moveFocus(root: HTMLElement, key: string, toSigns = false): boolean {
  const direction = ARROWS[key]
  if (!direction) return false
  const all = [...root.querySelectorAll<HTMLElement>(toSigns ? '[data-nav], [data-sign]' : '[data-nav]')].filter(usable).filter(isOwn)
  const active = document.activeElement
  const from = active instanceof HTMLElement && all.includes(active) ? centre(active) : null
  const target = from ? nearest(all, active as HTMLElement, from, direction) : all[0]
  if (target && target.tabIndex < 0) target.tabIndex = -1 // what is no control can be looked at all the same
  target?.focus()
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return target !== undefined
}

/** What holds a control of its own is reached by that. */
function isOwn(element: HTMLElement): boolean {
  return element.matches('[data-nav]') || ![...element.querySelectorAll<HTMLElement>(':scope > [data-nav]')].some(usable)
}

function centre(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

function nearest(
  all: HTMLElement[],
  active: HTMLElement,
  [x, y]: [number, number],
  [dx, dy]: [number, number],
): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let shortest = Infinity
  for (const element of all) {
    if (element === active) continue
    const [ex, ey] = centre(element)
    const along = (ex - x) * dx + (ey - y) * dy
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)
    const distance = along + 2.5 * aside
    if (along > 4 && distance < shortest) [best, shortest] = [element, distance]
  }
  return best
}
