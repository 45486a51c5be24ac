/** What the table itself tells about a seat, in chat and log: it comes as a kind and arguments. */
import type { ChatLine } from '../api/types.ts'
import { type Arguments, say } from '../words/words.ts'

/** The text of a line: what a player wrote, or a notice in words. */
export function textOf({ name, text, notice }: ChatLine): string {
  return notice ? say(`notice-${notice.kind}`, { name, ...(notice.arguments as Arguments) }) : text
}
