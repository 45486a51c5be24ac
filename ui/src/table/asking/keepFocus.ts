/**
 * Focus is never lost: when the control that had it leaves the table, the one that took its place among its
 * neighbours gets it, or else the element marked `data-focus-home`.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: { element: HTMLElement; list: Element | null; index: number } | null = null

  function remember(): void {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || !root.contains(element)) return
    const list = element.closest('ul, ol, [role=group]')
    last = { element, list, index: list ? controls(list).indexOf(element) : -1 }
  }

  function controls(list: Element): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input')]
  }

  function restore(): void {
    const active = document.activeElement
    const gone = last && (!last.element.isConnected || last.element.matches(':disabled'))
    if (!last || !gone || (active && active !== document.body && active !== last.element)) return
    const neighbours = last.list?.isConnected ? controls(last.list) : []
    const next =
      neighbours[Math.min(last.index, neighbours.length - 1)] ?? root.querySelector<HTMLElement>('[data-focus-home]')
    last = null
    next?.focus({ preventScroll: true })
    remember()
  }

  const observer = new MutationObserver(restore)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  root.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', remember)
  }
}
