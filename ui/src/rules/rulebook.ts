/** A game's rulebook: its text, and what stands at each rule: reasons, choices, pieces, pictures, examples. */
import { ask, gameInfo } from '../api/client.ts'
import type { GameInfo, OptionInfo, Sent } from '../api/types.ts'
import { type Kit, kitOf } from '../games/games.ts'
import { type Game, gameOf } from '../wire/game.ts'
import { type Block, parse } from './markdown.ts'
import { parseRulings, type Ruling } from './rulings.ts'

export type FigureData = Sent['FigureData']

export interface Rulebook {
  info: GameInfo
  game: Game
  blocks: Block[]
  /** the ids of all rules, in order */
  rules: Set<string>
  rulings: Ruling[]
}

/** What is drawn with the table's own components. */
export interface Pictures {
  kit: Kit
  figures: FigureData[]
}

/** The words of a rulebook. */
export async function rulebookOf(name: string, tongue: string): Promise<Rulebook> {
  const { info, game } = await gameOf(name)
  const texts = await game.texts(tongue)
  const blocks = parse(texts.rules)
  return { info, game, blocks, rules: new Set(blocks.flatMap(({ id }) => id ?? [])), rulings: parseRulings(texts.rulings) }
}

/** Its pictures; a game that is not compiled yet has none. */
export async function picturesOf(name: string): Promise<Pictures> {
  const [kit, { hash, ready }] = await Promise.all([kitOf(name), gameInfo(name)])
  return { kit, figures: ready ? await ask<FigureData[]>('GET', `/games/${name}/${hash}/figures.json`) : [] }
}

export const rulingsAt = ({ rulings }: Rulebook, rule: string): Ruling[] => rulings.filter(({ rules }) => rules.includes(rule))

export const optionsAt = ({ info }: Rulebook, rule: string): OptionInfo[] => info.options.filter((option) => option.rule === rule)

export const figuresAt = ({ figures }: Pictures, rule: string): FigureData[] => figures.filter((figure) => figure.rule === rule)

/** The signs on the table that a rule is about; what answers do has no picture. */
export function signsAt({ kit }: Pictures, rule: string): string[] {
  const signs = Object.entries(kit.game.guide?.signs ?? {})
  return signs.filter(([name, own]) => own === rule && !name.startsWith('do-')).map(([name]) => name)
}

/** The parts of the book, by their place among its blocks, with their first and last rules. */
export function partsOf({ blocks }: Rulebook): { at: number; title: string; first: string; last: string }[] {
  const parts: { at: number; title: string; first: string; last: string }[] = []
  blocks.forEach(({ kind, id, runs }, at) => {
    const part = parts.at(-1)
    if (kind === 'heading') parts.push({ at, title: runs.map(({ text }) => text).join(''), first: '', last: '' })
    else if (part && id !== null) Object.assign(part, { first: part.first || id, last: id })
  })
  return parts
}

/** The options in which the editions differ, with the value in each. */
export function differences({ options, rule_sets }: GameInfo): { option: OptionInfo; values: unknown[] }[] {
  return options
    .map((option) => ({ option, values: Object.values(rule_sets).map((set) => set[option.name] ?? option.default) }))
    .filter(({ values }) => new Set(values).size > 1)
}
