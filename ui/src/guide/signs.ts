/**
 * What explains itself: an element with `data-sign`. What it is called is what screen readers are told; what it means is the message
 * `sign-<name>` of the game or, for what every table has, of the page.
 */
import { type Say, say, written } from '../words/words.ts'

/** The rules of a game's signs, by their names. */
export type Signs = Record<string, string>

export interface Explanation {
  label: string
  meaning: string
  rule: string | null
}

/** Signs that every table has. */
export const TABLE_SIGNS = ['seat', 'bot-plays', 'undo', 'level']

/** The sign that an element is, or is part of. */
export function signAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-sign]') : null
}

/** What it is and does; null: nothing is known of it. */
export function explained(element: HTMLElement, signs: Signs, words: Say): Explanation | null {
  const name = element.dataset['sign'] ?? ''
  const rule = signs[name] ?? null
  if (rule === null && !TABLE_SIGNS.includes(name)) return null
  const level = element.dataset['level'] // of a bot: what it means is said where levels are chosen, too
  const meaning = level ? written(say, `bot-${level}-meaning`) : written(rule === null ? say : words, `sign-${name}`)
  return meaning === null ? null : { label: labelOf(element), meaning, rule }
}

/** What screen readers are told of it, where that is not written on it anyway. */
function labelOf(element: HTMLElement): string {
  const named = element.ariaLabel ?? element.querySelector(':scope > [aria-label]')?.ariaLabel
  return (named ?? element.querySelector(':scope > .unseen, :scope > span > .unseen')?.textContent ?? '').trim()
}
