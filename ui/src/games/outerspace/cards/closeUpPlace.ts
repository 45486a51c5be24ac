/** Where a card is shown in full: beside the small one, and not over what has to be chosen. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

const GAP = 8

/** The corner of a box of this size beside `small`; of the four sides the first on which least of `kept` is covered. */
export function beside(small: Box, size: Size, screen: Size, kept: Box[]): { left: number; top: number } {
  const x = clamp((small.left + small.right - size.width) / 2, screen.width - size.width)
  const y = clamp((small.top + small.bottom - size.height) / 2, screen.height - size.height)
  const sides = [
    { left: small.right + GAP, top: y },
    { left: small.left - GAP - size.width, top: y },
    { left: x, top: small.top - GAP - size.height },
    { left: x, top: small.bottom + GAP },
  ].map(({ left, top }) => ({ left: clamp(left, screen.width - size.width), top: clamp(top, screen.height - size.height) }))
  const costs = sides.map(({ left, top }) => {
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    return [small, small, ...kept].reduce((sum, other) => sum + overlap(box, other), 0)
  })
  return sides[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP }
}

function clamp(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP))
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
