/** Three tables that many want: a quick one, the full game, and one for the family. What they mean for a game, its folder may say. */
import type { GameInfo } from '../api/types.ts'
import type { Preset } from '../games/game.ts'
import { uiOf } from '../games/games.ts'

export const PRESETS = ['quick', 'full', 'family'] as const
export type PresetName = (typeof PRESETS)[number]

/** A preset with everything that it leaves open filled in. */
export function presetOf(game: GameInfo, name: PresetName): Required<Preset> {
  const { fewest, most } = game.players
  const usual = Math.min(most, Math.max(fewest, uiOf(game.name)?.players ?? 3))
  const players = { quick: Math.min(most, Math.max(fewest, 3)), full: most, family: usual }[name]
  const plain = { players, rules: Object.keys(game.rule_sets)[0] ?? '', options: {}, games: 1, hints: name === 'family' }
  return { ...plain, ...uiOf(game.name)?.presets?.[name] }
}
