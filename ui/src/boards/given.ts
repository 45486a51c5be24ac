import type { Component } from 'svelte'

/** A component some of whose properties are given already; the others stay as live as they are. */
export function given<Given extends object, Open extends object>(component: Component<Given & Open>, values: Given): Component<Open> {
  return (internals, open) => {
    const all = { ...Object.getOwnPropertyDescriptors(open), ...Object.getOwnPropertyDescriptors(values) }
    return component(internals, Object.defineProperties({}, all) as Given & Open)
  }
}
