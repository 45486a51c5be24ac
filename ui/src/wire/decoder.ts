/**
 * Reads what the server tells of a match: numbers become names, arguments and sentences. A sentence is made when it is read, with the
 * players' names as they are then and in the reader's language; it is kept until one of these is another.
 */
import type { Data, Decision, EndedGame, Frame, Happening, MatchPage, MatchState, Outcome, PointsLine, Prompt, Ruin, Sent, View } from '../api/types.ts' // prettier-ignore
import type { Say } from '../words/words.ts'
import type { Game } from './game.ts'
import { decisionInWords, hiddenInWords, told } from './naming.ts'
import { refusalInWords, type Refused } from './refusals.ts'
import type { Argument, Sort } from './sorts.ts'
import { sortOf } from './sorts.ts'

type What = 'event' | 'prompt' | 'points'
type Numbers = readonly number[]

export class Decoder {
  constructor(
    readonly game: Game,
    /** of the players, by seat; the same list as long as they are the same */
    private readonly names: () => string[],
  ) {}

  view(picture: unknown): View {
    return this.game.view(picture)
  }

  /** Events for a reader who was told so many before. */
  events(before: number, rows: Numbers[]): Happening[] {
    return rows.map(([game_number = 0, kind = 0, ...numbers], i) => {
      const rule = this.game.data.events[kind]?.rule ?? ''
      const event = { number: before + i + 1, ...this.#named('event', kind, numbers), game_number, rule }
      return this.#saying(event, this.#told('event', kind, numbers))
    })
  }

  /** What is asked; some of the answers, by their numbers, may be ruinous. */
  prompt({ id, asks: [kind = 0, ...numbers], decisions, window }: Sent['PromptInfo'], ruinous: Numbers[] = []): Prompt {
    const ruins = ruinous.map(([action = 0, ruin = 0]) => this.#ruin(action, ruin))
    const asked = { id, ...this.#named('prompt', kind, numbers), decisions: decisions.map((action) => this.decision(action)), ruins, window }
    return this.#saying(asked, this.#told('prompt', kind, numbers))
  }

  outcome(outcome: Sent['OutcomeInfo']): Outcome {
    return { ...outcome, lines: outcome.lines.map((line) => this.#line(line)) }
  }

  ended({ outcome, view, ...rest }: Sent['EndedGame']): EndedGame {
    return { ...rest, outcome: this.outcome(outcome), view: view && this.view(view) }
  }

  match({ view, told, events, prompt, ended, outcome, ruins, ...rest }: Sent['MatchInfo']): MatchState {
    return {
      ...rest,
      view: this.view(view),
      events: this.events(told, events),
      prompt: prompt && this.prompt(prompt, ruins),
      ended: ended.map((game) => this.ended(game)),
      outcome: outcome && this.outcome(outcome),
    }
  }

  frame({ view, told, events, ...rest }: Sent['Frame']): Frame {
    return { ...rest, view: this.view(view), events: this.events(told, events) }
  }

  page({ outcome, ...rest }: Sent['MatchPage']): MatchPage {
    return { ...rest, outcome: outcome && this.outcome(outcome) }
  }

  decision(action: number): Decision {
    return this.game.decisions.of(action)
  }

  /** A decision as it is sent: its number, or as it is if there is none like it; then the server says so. */
  encoded(given: Data | string): number | Data | string {
    return this.game.decisions.numberOf(given) ?? given
  }

  /** What can be decided, in words. */
  decisionInWords(action: number): string {
    return decisionInWords(this.decision(action), this.names(), this.game.names)
  }

  /** What may be hidden somewhere, in words. */
  hiddenInWords(where: string, what: string): string {
    return hiddenInWords(where, what, this.names(), this.game.names)
  }

  /** Why not, in words. */
  refusalInWords(refused: Refused): string {
    return refusalInWords(refused, {
      words: this.game.words.say,
      decision: (action) => this.decisionInWords(action),
      prompt: ([kind = 0, ...numbers]) => this.#told('prompt', kind, numbers)(this.game.words.say, this.names()),
    })
  }

  #ruin(action: number, kind: number): Ruin {
    const { name, rule } = this.game.data.ruins[kind] ?? { name: '', rule: '' }
    return this.#saying({ decision: this.decision(action), rule }, (words) => words(`ruin-${name}`))
  }

  #line([game_number = 0, kind = 0, ...numbers]: Numbers): PointsLine {
    const [seat = 0, points = 0] = numbers
    const line = { seat, points, rule: this.game.data.points[kind]?.rule ?? '', ...this.#named('points', kind, numbers), game_number }
    return this.#saying(line, this.#told('points', kind, numbers))
  }

  #declared(what: What, kind: number): { name: string; arguments: Argument[] } {
    const { events, prompts, points } = this.game.data
    const found = { event: events, prompt: prompts, points }[what][kind]
    if (!found) throw new Error(`There is no ${what} ${kind}.`)
    return found
  }

  #named(what: What, kind: number, numbers: Numbers): { name: string; arguments: Record<string, number> } {
    const { name, arguments: declared } = this.#declared(what, kind)
    return { name, arguments: Object.fromEntries(declared.map((argument, i) => [argument.name, numbers[i] ?? 0])) }
  }

  #told(what: What, kind: number, numbers: Numbers): (words: Say, names: string[]) => string {
    return (words, names) => {
      const { name, arguments: declared } = this.#declared(what, kind)
      const given = declared.map((one, i): [string, Sort, number] => [one.name, sortOf(this.game.data.sorts, one), numbers[i] ?? 0])
      return told(`${what}-${name}`, given, names, words)
    }
  }

  /** With a sentence that is made when it is read. */
  #saying<T extends object>(plain: T, make: (words: Say, names: string[]) => string): T & { readonly sentence: string } {
    let words: Say | null = null
    let names: string[] = []
    let said = ''
    const sentence = (): string => {
      const [now, here] = [this.game.words.now, this.names()]
      if (now !== words || here !== names) [words, names, said] = [now, here, make(now, here)]
      return said
    }
    return Object.defineProperty(plain, 'sentence', { get: sentence, enumerable: true }) as T & { readonly sentence: string }
  }
}
