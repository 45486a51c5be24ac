/** Patterns of decisions, as lessons write them; the same as `lychgate.play.lesson.chapter.fits`. */

/** Is a decision, in notation, one that the pattern means? `*` is anything. */
export function fits(pattern: string, decision: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return decision === pattern
  const last = rest.pop() ?? ''
  if (!decision.startsWith(first) || !decision.endsWith(last)) return false
  let at = first.length
  for (const part of rest) {
    const found = decision.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= decision.length - last.length
}
