/** What the rule sets of a game differ in. */
import type { GameData, OptionInfo } from '../api/types.ts'

export interface Difference {
  option: OptionInfo
  values: { set: string; value: unknown }[]
}

/** The options that not all rule sets have alike, and how each has it. */
export function differences({ options, rule_sets }: Pick<GameData, 'options' | 'rule_sets'>): Difference[] {
  return options
    .map((option) => ({ option, values: Object.entries(rule_sets).map(([set, chosen]) => ({ set, value: chosen[option.name] ?? option.default })) }))
    .filter(({ values }) => new Set(values.map(({ value }) => value)).size > 1)
}
