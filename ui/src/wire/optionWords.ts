/** Options and rule sets in words: `option-<name>`, its `.meaning`, and `option-<name>-<value>` among a game's messages. */
import type { OptionInfo } from '../api/types.ts'
import { type Arguments, type Say, written } from '../words/words.ts'

type Named = Pick<OptionInfo, 'name' | 'seat' | 'range'>

/** What an option is called; one that has no words, as it is typed. */
export function optionName(words: Say, { name }: Named): string {
  return written(words, `option-${name}`) ?? name
}

/** The question that an option answers. */
export function optionMeaning(words: Say, { name }: Named): string {
  const said = words(`option-${name}`, {}, 'meaning')
  return said === `option-${name}` ? '' : said
}

/** What holds with this value of an option: numbers share a sentence, and so does what a table brings, such as a file. */
export function optionSentence(words: Say, { name, seat, range }: Named, value: unknown): string {
  if (seat || range) return written(words, `option-${name}-number`, { number: Number(value) }) ?? String(value)
  const own = String(value).replaceAll(/[^A-Za-z0-9-]/g, '_')
  return written(words, `option-${name}-${own}`) ?? written(words, `option-${name}-other`, { value: String(value) }) ?? String(value)
}

/** A rule set by its name. */
export function ruleSetName(words: Say, rules: string): string {
  return written(words, `rules-${rules}`) ?? rules
}

/** What a rule set is like, beside the others, in one line; null: it says nothing of itself. */
export function ruleSetMeaning(words: Say, rules: string): string | null {
  const said = words(`rules-${rules}`, {}, 'meaning')
  return said === `rules-${rules}` || said === words(`rules-${rules}`) ? null : said
}

/** The options of a table that are otherwise than its rule set has them, with their values. */
export function differing(
  { options, rule_sets }: { options: OptionInfo[]; rule_sets: Record<string, Record<string, unknown>> },
  rules: string,
  chosen: Record<string, unknown>,
): { option: OptionInfo; value: unknown }[] {
  return options
    .map((option) => ({ option, value: chosen[option.name], usual: rule_sets[rules]?.[option.name] ?? option.default }))
    .filter(({ value, usual }) => value !== undefined && value !== usual)
}

/** What holds at a table: each option by its name, as the table has it, or else its rule set, or else the game. */
export function inForce(
  { options, rule_sets }: { options: OptionInfo[]; rule_sets: Record<string, Record<string, unknown>> },
  rules: string,
  chosen: Record<string, unknown>,
): Arguments {
  return Object.fromEntries(options.map(({ name, default: usual }) => [name, argument(chosen[name] ?? rule_sets[rules]?.[name] ?? usual)]))
}

const argument = (value: unknown) => (typeof value === 'number' ? value : String(value))

/** Messages that may say what holds at a table: each option is an argument of theirs, by its name. */
export function holding(words: Say, held: Arguments): Say {
  return (message, given, form) => words(message, { ...held, ...given }, form)
}
