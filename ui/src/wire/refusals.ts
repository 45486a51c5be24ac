/** Why not, in words: a refusal comes as the name of a message and its arguments. */
import type { Refusal, Sent } from '../api/types.ts'
import { type Arguments, say, type Say, written } from '../words/words.ts'

export type Refused = Pick<Sent['ErrorInfo'], 'code' | 'rule' | 'message' | 'arguments' | 'sentence'>

/** A refusal whose sentence is made when it is read. */
export function refusal(code: string, rule: string | null, why: () => string): Refusal {
  return Object.defineProperty({ code, rule }, 'sentence', { get: why, enumerable: true }) as Refusal
}

/** What a game knows to say of its own numbers. */
interface Telling {
  words: Say
  decision: (action: number) => string
  prompt: (asked: number[]) => string
}

/** A message of the game, of the server or of all games; mistakes of programs come as a sentence. */
export function refusalInWords({ code, message, arguments: given, sentence }: Refused, game: Telling | null = null): string {
  if (message === null) return sentence ?? say('error-code', { code })
  const spoken = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, argument(name, value, game)]))
  return (game && written(game.words, message, spoken)) ?? say(message, spoken)
}

function argument(name: string, value: unknown, game: Telling | null): Arguments[string] {
  if (game && name === 'decision' && typeof value === 'number') return quoted(game.decision(value))
  if (game && name === 'asked' && Array.isArray(value)) return game.prompt(value as number[])
  return typeof value === 'number' ? value : String(value)
}

/** A decision as it stands in a sentence about it: “Lay the lamp at place 2” is not possible. */
function quoted(decision: string): string {
  return say('refused-decision', { decision: decision.charAt(0).toUpperCase() + decision.slice(1) })
}
