/** Of how many games of a match the end was looked at. Kept in the browser, for the matches looked at last. */
const KEY = 'lychgate.games-seen'
const MOST = 20

type Kept = Record<string, number>

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

let kept = $state.raw(read())

export function gamesSeen(match: string): number {
  return kept[match] ?? 0
}

export function seeGame(match: string, game: number): void {
  const others = Object.entries(read()).filter(([other]) => other !== match)
  kept = Object.fromEntries([...others, [match, game] as const].slice(-MOST))
  localStorage.setItem(KEY, JSON.stringify(kept))
}
