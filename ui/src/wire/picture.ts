/** Pictures: what a reader may see of a match comes as nested lists of numbers, and is read by the shape that the game declares. */
import type { View } from '../api/types.ts'
import type { Decisions } from './decisions.ts'
import type { Sorts } from './sorts.ts'

/** One of these, and possibly null. */
export type Shape = (
  | { object: [string, Shape][] }
  | { list: Shape }
  | { word: string[] }
  | { thing: string }
  | { decision: true }
  | { number: true }
  | { boolean: true }
  | { text: true }
  | { ref: string }
) & { null?: boolean }

/** Shapes by name, which others refer to. */
export type Shapes = Record<string, Shape>

type Read = (value: unknown) => unknown

/** A function that turns pictures of this shape into objects with names. */
export function pictureReader(shape: Shape, shapes: Shapes, sorts: Sorts, decisions: Decisions): (picture: unknown) => View {
  const named = new Map<string, Read>()

  function byName(name: string): Read {
    const wanted = shapes[name]
    if (!wanted) throw new Error(`There is no shape ${name}.`)
    let found = named.get(name)
    if (!found) {
      found = (value) => inside(value) // it may refer to itself
      named.set(name, found)
      const inside = reader(wanted)
    }
    return found
  }

  function reader(of: Shape): Read {
    const read = plain(of)
    return (value) => (value === null ? null : read(value))
  }

  function plain(of: Shape): Read {
    if ('object' in of) {
      const fields = of.object.map(([key, inner]) => [key, reader(inner)] as const)
      return (value) => Object.fromEntries(fields.map(([key, read], i) => [key, read((value as unknown[])[i])]))
    }
    if ('list' in of) {
      const read = reader(of.list)
      return (value) => (value as unknown[]).map(read)
    }
    if ('ref' in of) return byName(of.ref)
    if ('word' in of) return (value) => of.word[value as number]
    if ('thing' in of) {
      const sort = sorts[of.thing]
      return (value) => sort?.things?.[(value as number) - sort.first]
    }
    if ('decision' in of) return (value) => decisions.of(value as number).decision
    if ('boolean' in of) return (value) => value === 1
    return (value) => value
  }

  return reader(shape) as (picture: unknown) => View
}
