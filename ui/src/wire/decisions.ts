/** A game's decisions: a number stands for a sort of decision with its arguments, and has its notation and its data. */
import type { Data, Decision, Sent } from '../api/types.ts'
import { dataOf, type Sort, sortOf, type Sorts, textOf } from './sorts.ts'

interface Declared {
  name: string
  first: number
  /** how many numbers there are of it */
  size: number
  pattern: string
  arguments: { name: string; sort: Sort }[]
}

export class Decisions {
  #declared: Declared[]
  #read = new Map<number, Decision>()
  #numbers: Map<string, number> | null = null

  constructor(decisions: Sent['DecisionData'][], sorts: Sorts) {
    this.#declared = decisions.map(({ arguments: given, ...rest }) => {
      const sorted = given.map((argument) => ({ name: argument.name, sort: sortOf(sorts, argument) }))
      return { ...rest, size: sorted.reduce((size, { sort }) => size * sort.size, 1), arguments: sorted }
    })
  }

  /** A decision by its number, as notation and data. */
  of(action: number): Decision {
    let found = this.#read.get(action)
    if (!found) {
      found = this.#decoded(action)
      this.#read.set(action, found)
    }
    return found
  }

  /** The number of a decision that is given as notation or data; undefined: there is none like it. */
  numberOf(given: Data | string): number | undefined {
    this.#numbers ??= new Map(
      this.#declared.flatMap(({ first, size }) =>
        Array.from({ length: size }, (_, i) => this.of(first + i)).flatMap(({ decision, data }, i): [string, number][] => [
          [squeezed(decision), first + i],
          [keyOf(data), first + i],
        ]),
      ),
    )
    return this.#numbers.get(typeof given === 'string' ? squeezed(given) : keyOf(given))
  }

  #decoded(action: number): Decision {
    const declared = this.#declared.findLast(({ first }) => first <= action)
    if (!declared || action >= declared.first + declared.size) throw new Error(`There is no decision ${action}.`)
    const numbers = new Map<string, [Sort, number]>()
    let left = action - declared.first
    for (const { name, sort } of declared.arguments.toReversed()) {
      numbers.set(name, [sort, sort.first + (left % sort.size)])
      left = Math.floor(left / sort.size)
    }
    const part = (name: string): [Sort, number] => numbers.get(name) as [Sort, number]
    const names = declared.arguments.map(({ name }) => name)
    return {
      decision: declared.pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(...part(name))),
      data: names.length === 0 ? { do: declared.name } : Object.fromEntries(names.map((name) => [name, dataOf(...part(name))])),
    }
  }
}

/** Blanks and capitals do not count. */
function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/\s/g, '')
}

/** The same for the same data, in whatever order; no notation looks like it. */
function keyOf(data: Data): string {
  return JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)))
}
