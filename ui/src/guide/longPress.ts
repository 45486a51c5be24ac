/** A long press, where there is no pointer to rest on something. The click that would follow it is not one. */
const PRESS = 350 // milliseconds: sooner than the browser’s own menu
const SLIP = 10 // pixels that a finger may move

/** Listen in the whole window; `pressed` says whether it has made something of it. */
export function longPress(pressed: (target: EventTarget | null) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: PointerEvent | null = null
  let taken = false

  function down(event: PointerEvent): void {
    stop()
    taken = false
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    from = event
    const { target } = event
    timer = setTimeout(() => (taken = pressed(target)), PRESS)
  }

  function move(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLIP) stop()
  }

  function stop(): void {
    clearTimeout(timer)
    from = null
  }

  function swallow(event: Event): void {
    if (!taken) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') taken = false
  }

  const all: [string, (event: never) => void][] = [
    ['pointerdown', down], ['pointermove', move], ['pointerup', stop], ['pointercancel', stop], ['click', swallow], ['contextmenu', swallow],
  ] // prettier-ignore
  for (const [name, listener] of all) addEventListener(name, listener as EventListener, true)
  return () => {
    stop()
    for (const [name, listener] of all) removeEventListener(name, listener as EventListener, true)
  }
}
