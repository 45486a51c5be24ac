import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const GAMES = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory())
/** Those of every table, which the list has anyway. */
const EVERYWHERE = new Set(['e', 'f'])

function sources(game: string, ending: string): string {
  const names = (readdirSync(join(HERE, game), { recursive: true }) as string[]).filter((name) => name.endsWith(ending))
  return names.map((name) => readFileSync(join(HERE, game, name), 'utf8')).join('\n')
}

/** The letters and signs that a game's controls offer themselves for; digits are the same everywhere. */
function offered(game: string): string[] {
  const markup = sources(game, '.svelte')
  const named = [...markup.matchAll(/data-key="(.)"|^ +'?[a-z-]+'?: '([a-z])',$/gm)].map(([, key, wish]) => key ?? wish ?? '')
  return [...new Set(named)].filter((key) => !EVERYWHERE.has(key))
}

test.each(GAMES.map(({ name }) => name))('the list of keys of %s has every key of its board', async (game) => {
  const { KEYS } = (await import(`./${game}/keys.ts`)) as { KEYS: [string, string][] }
  const listed = KEYS.flatMap(([keys]) => keys.toLowerCase().split(/\s+/))
  expect(offered(game).length).toBeGreaterThan(0)
  expect(listed.toSorted()).toEqual(offered(game).toSorted())
  const words = sources(game, 'board.en.ftl')
  for (const [, message] of KEYS) expect(words).toContain(`\n${message} = `)
})
