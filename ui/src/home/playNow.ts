/** One click to a game: a table with me and bots, dealt at once. Who is alone may ask a bot for hints. */
import { makeTable, Refused, tableAct } from '../api/client.ts'
import type { GameInfo } from '../api/types.ts'
import { uiOf } from '../games/games.ts'
import { makeLocal } from '../local/client.ts'
import type { Kept } from '../local/table.ts'
import { navigate } from '../route.svelte.ts'
import { mixIn } from '../table/live/fairDeal.ts'
import { say } from '../words/words.ts'
import { guest } from './guest.svelte.ts'

/** Who sits at a table of the page's own: a bot, or a person at this screen, whose name may be left to chance. */
export type Sitting = { bot: string } | { person: string }

/** The same at a table of the page's own, without a server. */
export async function playHere(game: GameInfo): Promise<void> {
  const players = uiOf(game.name)?.players ?? game.players.fewest
  const bot = game.bots[0]?.name ?? 'thumb'
  const seats = Array.from({ length: players }, (_, seat): Sitting => (seat === 0 ? { person: guest.name } : { bot }))
  await sitHere(game, seats, { rules: Object.keys(game.rule_sets)[0] ?? '', options: {}, games: 1, hints: true })
}

/** A table of the page's own, dealt at once. */
export async function sitHere(game: GameInfo, seats: Sitting[], wish: Pick<Kept, 'rules' | 'options' | 'games' | 'hints'>): Promise<void> {
  const wanted = seats.map((one) => ('person' in one ? one.person.trim() : ''))
  const others = say('guest-names').split(', ').filter((name) => !wanted.includes(name))
  const names = wanted.map((name, seat) => (name && wanted.indexOf(name) === seat ? name : (others.shift() ?? '')))
  const bots = seats.map((one) => ('bot' in one ? one.bot : null))
  navigate(`/table/${await makeLocal({ ...wish, bots, game: game.name, hash: game.hash, names })}`)
}

export async function playNow(game: GameInfo): Promise<void> {
  const name = await guest.introduce()
  const players = uiOf(game.name)?.players ?? game.players.fewest
  const bot = game.bots[0]?.name
  if (bot === undefined) throw new Refused('no-bots', () => game.name)
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot }))
  const table = await makeTable({ game: game.name, seats: [{ kind: 'you' }, ...bots], hints: true, name })
  await mixIn(table)
  await tableAct(table.table, 'start')
  navigate(`/table/${table.table}`)
}
