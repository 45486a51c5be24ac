/**
 * Dragging, for those who like to: a card marked `data-drag` is pulled onto a place marked `data-drop`. It only
 * presses both, the card to pick it and the place to put it there, so a board needs no more than the marks.
 * Fingers scroll the page: they tap instead. A place that is lit takes a tap anywhere in it, as it takes a card.
 */
const FAR = 8 // pixels until a press becomes a pull

interface Pull {
  card: HTMLElement
  x: number
  y: number
  /** what follows the pointer, once it is far enough */
  ghost: HTMLElement | null
}

export function dragging(root: HTMLElement): () => void {
  let pull: Pull | null = null

  function down({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null
    if (card && button === 0 && pointerType !== 'touch') pull = { card, x, y, ghost: null }
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (!pull || (!pull.ghost && Math.hypot(clientX - pull.x, clientY - pull.y) < FAR)) return
    pull.ghost ??= lift(pull.card)
    pull.ghost.style.translate = `${clientX - pull.x}px ${clientY - pull.y}px`
  }

  function up({ clientX, clientY }: PointerEvent): void {
    const ended = end()
    if (!ended?.ghost) return
    swallowClick()
    const control = controlAt(clientX, clientY) ?? ended.card
    control.click() // on no place: the card goes back
    control.focus()
  }

  function end(): Pull | null {
    const ended = pull
    pull = null
    ended?.ghost?.remove()
    if (ended) ended.card.style.opacity = ''
    return ended
  }

  function tap({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('button, a, input, summary')) return
    target.closest('.lit[data-drop]')?.querySelector<HTMLElement>('button:not(:disabled)')?.click()
  }

  root.addEventListener('pointerdown', down)
  root.addEventListener('click', tap)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', end)
  return () => {
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('click', tap)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', end)
  }
}

/** Pick the card, and let a picture of it come off its place. */
function lift(card: HTMLElement): HTMLElement {
  if (card.ariaPressed !== 'true') card.click()
  const { left, top, width, height } = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  for (const name of ['data-nav', 'data-key', 'data-drag', 'aria-label', 'aria-pressed']) ghost.removeAttribute(name)
  ghost.inert = true
  ghost.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
    z-index: 50; margin: 0; pointer-events: none; transition: none; rotate: 3deg`
  card.style.opacity = '0.35'
  card.after(ghost)
  return ghost
}

/** The control under the pointer that takes a card: one by itself, or that of the whole place. */
function controlAt(x: number, y: number): HTMLElement | null {
  const hit = document.elementFromPoint(x, y)
  const place = hit?.closest('[data-drop]')
  const own = hit?.closest<HTMLElement>('button:not(:disabled)')
  return place?.contains(own ?? null) ? (own ?? null) : (place?.querySelector('button:not(:disabled)') ?? null)
}

/** The browser makes a click of press and release when both are on one control: that has been seen to. */
function swallowClick(): void {
  function swallow(event: MouseEvent): void {
    if (event.isTrusted) event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
