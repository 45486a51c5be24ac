/** One click to a game: a table with me and bots, dealt at once. Who is alone may ask a bot for hints. */
import { makeTable, Refused, tableAct } from '../api/client.ts'
import type { GameInfo } from '../api/types.ts'
import { uiOf } from '../games/games.ts'
import { navigate } from '../route.svelte.ts'
import { mixIn } from '../table/fairDeal.ts'
import { guest } from './guest.svelte.ts'

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
