/** What the table itself tells about a seat, in chat and log: it comes as a kind and arguments. */
import type { ChatLine } from '../api/types.ts'
import { type Arguments, playerName, say } from '../words/words.ts'

/** The text of a line: what a player wrote, or a notice in words. */
export function textOf({ name, text, notice }: ChatLine): string {
  if (!notice) return text
  const given: Arguments = { name, ...(notice.arguments as Arguments) }
  for (const who of ['name', 'bot']) if (typeof given[who] === 'string') given[who] = playerName(given[who])
  return say(`notice-${notice.kind}`, given)
}
