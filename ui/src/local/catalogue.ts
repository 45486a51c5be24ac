/** The games that this page can play by itself, as `lychgate site` has written them beside it. */
import type { GameData, GameInfo } from '../api/types.ts'
import type { Kit } from './kit.ts'

const FOLDER = '/local'

async function file(path: string): Promise<Response> {
  const answer = await fetch(`${FOLDER}/${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

const json = async <T>(path: string): Promise<T> => (await (await file(path)).json()) as T

/** Does this come from beside the page, not from a server? */
export const isHere = (game: GameInfo & { local?: boolean }): boolean => game.local === true

/** The version of all that lies beside the page, which says it; a worker is told it. */
let version = ''
export const pageVersion = (): string => version
export function setPageVersion(told: string): void {
  version = told
}

let known: Promise<GameInfo[]> | null = null

/** Those there are; none, if nothing was written. */
export function localGames(): Promise<GameInfo[]> {
  known ??= json<GameInfo[]>(`games.json?v=${version}`).catch(() => {
    known = null
    return []
  })
  return known
}

export interface LocalGame {
  data: GameData
  kit: Kit
  module: WebAssembly.Module
}

/** All that a game is played with. */
export async function localGame(name: string): Promise<LocalGame> {
  const info = (await localGames()).find((game) => game.name === name)
  if (!info) throw new Error(`There is no game ${name}.`)
  const folder = `${name}/${info.hash}`
  const [data, kit, code] = await Promise.all([
    json<GameData>(`${folder}/game.json`),
    json<Kit>(`${folder}/kit.json`),
    file(`${folder}/rules.wasm`).then((answer) => answer.arrayBuffer()),
  ])
  return { data, kit, module: await WebAssembly.compile(code) }
}

/** What a server would answer to a request about games; undefined: nothing like that is here. */
export async function answered(path: string): Promise<unknown> {
  const [, , name, hash, tongue] = path.split('/')
  const games = await localGames()
  if (name === undefined) return games.length > 0 ? games : undefined
  const info = games.find((game) => game.name === name)
  if (!info || hash === undefined) return info
  if (hash === 'puzzles') return json(`${name}/${info.hash}/puzzles${tongue === undefined ? '' : `/${tongue}`}.json`)
  if (tongue !== undefined && hash === info.hash) return json(`${name}/${hash}/${tongue}`)
  return hash === `${info.hash}.json` ? json(`${name}/${info.hash}/game.json`) : undefined
}
