/**
 * How things move: a card travels from where it was to where it lies, and turns over. Short, and not at all for
 * those who asked for less motion. Places are found by their `data-anchor`.
 */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { reducedMotion, settings } from '../theme/theme.svelte.ts'

const DURATION = { calm: 420, brisk: 240, instant: 0 }

function duration(): number {
  return reducedMotion() ? 0 : DURATION[settings.pace]
}

/** On the table that the node is on, where a page shows several. */
function anchor(node: Element, names: (string | null)[]): DOMRect | null {
  const table = node.closest('[data-scene]') ?? document
  for (const name of names) {
    const found = name && table.querySelector(`[data-anchor="${CSS.escape(name)}"]`)
    if (found) return found.getBoundingClientRect()
  }
  return null
}

/** Comes from the first of these places that is on the screen. */
export function arrive(node: Element, { from }: { from: (string | null)[] }): TransitionConfig {
  const lasts = duration()
  const start = lasts ? anchor(node, from) : null
  if (!start) return { duration: 0 }
  const end = node.getBoundingClientRect()
  const dx = start.left + start.width / 2 - end.left - end.width / 2
  const dy = start.top + start.height / 2 - end.top - end.height / 2
  return {
    duration: lasts,
    easing: cubicOut,
    css: (_, left) =>
      `z-index: 9; transform: translate(${dx * left}px, ${dy * left}px) rotate(${left * 8}deg) scale(${1 - left * 0.35})`,
  }
}

/** Is gathered: goes to the first of these places that is on the screen. */
export function depart(node: Element, { to }: { to: (string | null)[] }): TransitionConfig {
  const { css, ...rest } = arrive(node, { from: to })
  return css ? { ...rest, css: (shown, gone) => `${css(shown, gone)}; opacity: ${shown}` } : rest
}

/** The other side comes up. */
export function turnOver(_node: Element): TransitionConfig {
  return {
    duration: duration(),
    easing: cubicOut,
    css: (shown) => `transform: perspective(40em) rotateY(${(1 - shown) * 90}deg)`,
  }
}

/** For `animate:flip`. */
export function slide(): { duration: number; easing: (t: number) => number } {
  return { duration: duration() * 0.6, easing: cubicOut }
}
