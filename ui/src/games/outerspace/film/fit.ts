/** Films share a height. Where their characters do not fit at full size, they are drawn smaller, and no smaller than needed. */

/** How they are drawn, the roomiest first; Film.svelte says what each is. */
const WAYS = ['roomy', 'tight', 'tighter'] as const

/** Try one way after the other until nothing has to be scrolled. */
export function fit(films: HTMLElement): void {
  for (const way of WAYS) {
    films.dataset['fit'] = way
    if (films.scrollHeight <= films.clientHeight + 1) return
  }
}

/** Keep them fitting: when the screen changes its size, and when cards come and go. */
export function fitting(films: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => fit(films))
  const cards = new MutationObserver(() => fit(films))
  sizes.observe(films)
  cards.observe(films, { childList: true, subtree: true })
  fit(films)
  return () => {
    sizes.disconnect()
    cards.disconnect()
  }
}
