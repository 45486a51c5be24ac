/** GO-16: which of the dice that life points allow are worth a button. */
import type { View } from './view.ts'

type Rolled = Pick<View, 'die' | 'second' | 'actions_up_to'>

/** What a die says: an action, a collapse, or with a second roll the number itself. */
export function meaning({ second, actions_up_to }: Rolled, die: number): 'number' | 'action' | 'collapse' {
  return second ? 'number' : die <= actions_up_to ? 'action' : 'collapse'
}

/** Where only action or collapse matters, of several dice that mean the same the cheapest is enough. */
export function worthwhile(view: Rolled, dice: number[]): number[] {
  const cost = (die: number): number => Math.abs(die - (view.die ?? die))
  if (view.second) return dice
  const free = view.die === null ? null : meaning(view, view.die)
  return dice.filter((die) => {
    const means = meaning(view, die)
    if (means === free) return cost(die) === 0
    return !dice.some((other) => meaning(view, other) === means && cost(other) < cost(die))
  })
}
