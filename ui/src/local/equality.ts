/**
 * Holds the page's own table equal to Python's: matches that `tests/site/matches.py` has played are played again here, and every
 * reader's messages, every refusal and the record must be the same. pytest runs it (`tests/site`), since it needs the compiled games.
 * How long each bot took is left beside the matches.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameData, Sent } from '../api/types.ts'
import { fromHex } from '../table/live/sha256.ts'
import { analysis, hint } from './advice.ts'
import { decision } from './bots.ts'
import type { Kit } from './kit.ts'
import { RefusedDecision, type Setting } from './match.ts'
import { Native } from './native.ts'
import { recordIn, replayed } from './records.ts'
import { frames } from './replays.ts'
import { Rules } from './rules.ts'
import { RunningMatch } from './running.ts'

const FOLDER = process.env['LYCHGATE_MATCHES'] ?? ''

type Refused = [code: string, rule: string | null, message: string, given: Record<string, unknown>]

/** A seat, what it was advised to do, and the moves that were considered: decision, share, wins, points. */
type Advised = [seat: number, action: number, moves: [number, number, number, number][]]

interface Thoughts {
  moments: Sent['MomentInfo'][]
  swings: { moment: Sent['MomentInfo']; before: number }[]
}

/** A bot, its seat, the seed of its chance, and what it decided. */
type Asked = [bot: string, seat: number, seed: number, action: number]

interface Played extends Omit<Setting, 'seed' | 'entropy'> {
  game: string
  seed: string
  entropy: Record<string, string>
  steps: [seat: number, action: number, refused: Refused | null, bots: Asked[], advised: Advised[]][]
  told: string[]
  record: string
  sealed: string
  /** by eyes, the hash of all that they see when the match is seen again */
  seen: Record<string, string>
  thoughts: Thoughts | null
}

const loaded = new Map<string, Promise<Rules>>()

async function load(game: string): Promise<Rules> {
  const [hash = ''] = readdirSync(join(FOLDER, game))
  const json = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, game, hash, name), 'utf-8'))
  const kit = json('kit.json') as Kit
  const module = await WebAssembly.compile(readFileSync(join(FOLDER, game, hash, 'rules.wasm')))
  return new Rules(json('game.json') as GameData, kit, await Native.load(module, kit.functions))
}

function rulesOf(game: string): Promise<Rules> {
  const found = loaded.get(game) ?? load(game)
  loaded.set(game, found)
  return found
}

function settingOf({ seed, entropy, ...rest }: Played): Setting {
  return { ...rest, seed: fromHex(seed), entropy: new Map(Object.entries(entropy).map(([seat, text]) => [Number(seat), text])) }
}

/** The match played again, every message compared; what is left of it in the end. */
function replay(rules: Rules, played: Played, times: Times): { running: RunningMatch; told: string[] } {
  const running = new RunningMatch('m', rules, settingOf(played))
  const readers = [...Array(played.players).keys(), null]
  const told = readers.map(() => createHash('sha256'))
  const hear = (reader: number | null, text: string) => told[reader ?? played.players]?.update(`${text}\n`)
  for (const reader of readers) hear(reader, running.everything(reader))
  for (const [seat, action, refused, bots, advised] of played.steps) {
    for (const asked of bots) compareDecision(running, asked, times)
    for (const asked of advised) compareAdvice(running, asked)
    try {
      for (const { reader, text } of running.apply(seat, action)) hear(reader, text)
      expect(refused).toBe(null)
    } catch (error) {
      if (!(error instanceof RefusedDecision)) throw error
      expect([error.code, error.rule, error.said, error.given]).toEqual(refused)
    }
  }
  for (const reader of readers) hear(reader, running.everything(reader))
  return { running, told: told.map((one) => one.digest('hex')) }
}

/** Milliseconds of each decision, by bot. */
type Times = Record<string, number[]>

function compareDecision(running: RunningMatch, [bot, seat, seed, decided]: Asked, times: Times): void {
  const { rules, match } = running
  const view = running.view(seat)
  const began = performance.now()
  const found = decision(rules, bot, match.box, view, seat, rules.quick(BigInt(seed)))
  ;(times[bot] ??= []).push(performance.now() - began)
  expect([bot, found.action]).toEqual([bot, decided])
}

function compareAdvice(running: RunningMatch, [seat, action, moves]: Advised): void {
  const found = hint(running.rules, 0, running.match.box, running.view(seat), seat)
  expect([found.decision, found.moves.map((one) => [one.decision, one.share, one.wins, one.points])]).toEqual([action, moves])
}

/** Through all eyes, step by step, as Python's server shows it. */
function compareFrames(rules: Rules, played: Played): void {
  const steps = played.steps.filter(([, , refused]) => refused === null).map(([seat, action]): [number, number] => [seat, action])
  for (const [eyes, wanted] of Object.entries(played.seen)) {
    const list = frames(rules, settingOf(played), steps, eyes)
    const text = JSON.stringify({ eyes, frames: list.length, list })
    expect([eyes, createHash('sha256').update(text).digest('hex')]).toEqual([eyes, wanted])
  }
}

async function compareThoughts({ match }: RunningMatch, wanted: Thoughts): Promise<void> {
  const { moments, swings } = await analysis('m', match, async () => undefined)
  expect({ moments, swings: swings.map(({ moment, before }) => ({ moment, before })) }).toEqual(wanted)
}

const MATCHES = readFileSync(join(FOLDER, 'matches.jsonl'), 'utf-8').trim().split('\n')

test.each([...new Set(MATCHES.map((line) => (JSON.parse(line) as Played).game))])('%s is played as Python plays it', async (game) => {
  const rules = await rulesOf(game)
  const times: Times = {}
  let count = 0
  for (const line of MATCHES) {
    const played = JSON.parse(line) as Played
    if (played.game !== game) continue
    const { running, told } = replay(rules, played, times)
    const found = { told, record: running.match.record(), sealed: running.match.record(true) }
    expect(found).toEqual({ told: played.told, record: played.record, sealed: played.sealed })
    expect(replayed(rules, recordIn(played.record), played.record).record()).toBe(played.record)
    compareFrames(rules, played)
    if (played.thoughts) await compareThoughts(running, played.thoughts)
    count += 1
  }
  expect(count).toBeGreaterThan(0)
  writeFileSync(join(FOLDER, `times-${game}.json`), JSON.stringify(times))
}, 3_600_000)
