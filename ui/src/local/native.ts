/**
 * Compiled functions in WebAssembly, called as Numba has made them: each takes a place for its result and one for what went
 * wrong, then its arguments, a list as seven numbers of which only where it lies and how long it is differ.
 */

/** A list in the memory of the compiled code. */
export interface List {
  at: number
  length: number
  /** bytes of each number */
  width: number
}

type Argument = number | List

interface Exports {
  memory: WebAssembly.Memory
  __indirect_function_table: WebAssembly.Table
  take(size: number): number
  mark(): number
  release(mark: number): void
}

const WIDTHS: Record<string, number> = { bytes: 1, ints: 4, longs: 8 }
const RESULT = 16

/** Compiled code has failed: a mistake in the rules, not of a player. */
export class Trap extends Error {}

export class Native {
  readonly #exports: Exports
  readonly #functions: Record<string, (...given: unknown[]) => number>
  readonly #slots = new Map<string, bigint>()
  readonly #result: number

  private constructor(instance: WebAssembly.Instance, private readonly signatures: Record<string, string[]>) {
    this.#exports = instance.exports as unknown as Exports
    this.#functions = instance.exports as unknown as Record<string, (...given: unknown[]) => number>
    this.#result = this.#exports.take(2 * RESULT)
  }

  static async load(module: WebAssembly.Module, signatures: Record<string, string[]>): Promise<Native> {
    return new Native(await WebAssembly.instantiate(module, {}), signatures)
  }

  /** A list of zeros that stays. */
  list(sort: 'bytes' | 'ints' | 'longs', length: number): List {
    const width = WIDTHS[sort] ?? 1
    const at = this.#exports.take(Math.max(length * width, 1))
    new Uint8Array(this.#exports.memory.buffer, at, length * width).fill(0)
    return { at, length, width }
  }

  bytes({ at, length, width }: List): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, length * width)
  }

  ints({ at, length }: List): Int32Array {
    return new Int32Array(this.#exports.memory.buffer, at, length)
  }

  longs({ at, length }: List): BigInt64Array {
    return new BigInt64Array(this.#exports.memory.buffer, at, length)
  }

  /** Where memory ends that stays; `release` gives back what was taken since. */
  mark(): number {
    return this.#exports.mark()
  }

  release(mark: number): void {
    this.#exports.release(mark)
  }

  /** Call a function; those that it is handed are filled in by their names. What it takes of memory is given back. */
  call(name: string, ...given: Argument[]): number {
    const sorts = this.signatures[name] ?? []
    const passed: unknown[] = [this.#result, this.#result + RESULT]
    let next = 0
    for (const sort of sorts) {
      if (sort === 'int') passed.push(BigInt(given[next++] as number))
      else if (sort in WIDTHS) passed.push(...this.#list(given[next++] as List))
      else passed.push(this.#slot(sort))
    }
    const mark = this.#exports.mark()
    try {
      if (this.#function(name)(...passed) !== 0) throw new Trap(`${name} failed.`)
    } catch (error) {
      throw error instanceof Trap ? error : new Trap(`${name}: ${String(error)}`)
    } finally {
      this.#exports.release(mark)
    }
    return Number(new DataView(this.#exports.memory.buffer).getBigInt64(this.#result, true))
  }

  #list({ at, length, width }: List): unknown[] {
    return [0, 0, BigInt(length), BigInt(width), at, BigInt(length), BigInt(width)]
  }

  #function(name: string): (...given: unknown[]) => number {
    const found = this.#functions[name]
    if (!found) throw new Trap(`There is no function ${name}.`)
    return found
  }

  /** A function's address: its place in the table. */
  #slot(name: string): bigint {
    let slot = this.#slots.get(name)
    if (slot === undefined) {
      const table = this.#exports.__indirect_function_table
      const place = table.grow(1)
      table.set(place, this.#function(name))
      slot = BigInt(place)
      this.#slots.set(name, slot)
    }
    return slot
  }
}
