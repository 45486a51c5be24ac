/** A robbery retold from its events: the fists, the cards, and then line by line who acts and who is paid. */
import type { Happening } from '../../../api/types.ts'
import type { Act } from '../../../table/live/stage.svelte.ts'
import { CARDS } from '../view.ts'

const STEP = 1.5 // beats
const END = 6

export interface Robbery {
  cemetery: number
  fists: { seat: number; money: number }[]
  cards: string[]
  lines: Happening[]
}

/** Steps that are told one by one, after fists and cards. */
const LINES = new Set([
  'one-widow', 'widows', 'one-guard', 'guards', 'bandits', 'accomplices', 'quarrel', 'loot',
  'rewarded', 'fist-lost', 'paid', 'empty-fist', 'loot-short', 'too-late', 'loot-left',
]) // prettier-ignore

export function robbery(events: Happening[]): Robbery | null {
  const fists = events.filter(({ name }) => name === 'fist-opened')
  if (fists.length === 0) return null
  const shown = events.filter(({ name }) => name === 'card-shown')
  return {
    cemetery: shown[0]?.arguments['cemetery'] ?? 0,
    fists: fists.map(({ arguments: told }) => ({ seat: told['seat'] ?? 0, money: told['money'] ?? 0 })),
    cards: shown.map(({ arguments: told }) => CARDS[(told['card'] ?? 1) - 1] ?? ''),
    lines: events.filter(({ name }) => LINES.has(name)),
  }
}

/** Closed fists, open ones, the cards, each line; and a breath at the end, as long as those wish whose fists these are. Nothing else tells how it ends before. */
export function act(events: Happening[]): Act | null {
  const told = robbery(events)
  return told && { steps: [...Array<number>(told.lines.length + 2).fill(STEP), END], reveals: true, stays: true }
}
