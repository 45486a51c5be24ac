import { expect, test } from 'vitest'
import type { Cell, Side, View } from './view.ts'
import { wayOut } from './wayOut.ts'

/** A mine drawn as rows of letters: `o` a tunnel, `?` face down, `T` a trap, `x` fallen rock, `.` no card. Below is open. */
function mine(rows: string[], walls: Record<string, Side> = {}): View {
  const map = rows.map((row, y) =>
    [...row].map((letter, x): Cell | null => {
      const place = `${'abcdef'[x]}${y + 1}`
      if (letter === '.') return null
      return {
        place,
        inner: false,
        number: null,
        face: letter === '?' ? 'down' : letter === 'x' ? 'collapsed' : 'up',
        kind: letter === 'T' ? 'trap' : letter === 'o' ? 'tunnel' : null,
        wall: walls[place] ?? null,
        dug: false,
        entrances: y === rows.length - 1 ? ['below'] : [],
        miners: [],
        markers: [],
      }
    }),
  )
  return { map } as View
}

test('the way out is the shortest over open tunnels', () => {
  expect(wayOut(mine(['ooo', 'ooo']), 'a1')).toEqual({ places: ['a1', 'a2'], actions: 2 })
})

test('it goes around traps and fallen rock', () => {
  expect(wayOut(mine(['ooo', 'Txo']), 'a1')).toEqual({ places: ['a1', 'b1', 'c1', 'c2'], actions: 4 })
})

test('a wall costs an action, from either side, and on the rim too', () => {
  expect(wayOut(mine(['o', 'o'], { a1: 'below' }), 'a1')?.actions).toBe(3)
  expect(wayOut(mine(['o', 'o'], { a2: 'above' }), 'a1')?.actions).toBe(3)
  expect(wayOut(mine(['o', 'o'], { a2: 'below' }), 'a1')?.actions).toBe(3)
})

test('a card face down has to be turned up first', () => {
  expect(wayOut(mine(['oo', '?o']), 'a1')).toEqual({ places: ['a1', 'a2'], actions: 3 })
})

test('there may be none', () => {
  expect(wayOut(mine(['o', 'x']), 'a1')).toBeNull()
})
