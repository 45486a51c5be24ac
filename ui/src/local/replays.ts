/** A match seen again, change by change, as a server's `lychgate.server.matches.replays` shows it. */
import type { Sent } from '../api/types.ts'
import type { Setting } from './match.ts'
import { type Happening, isTold, type Rules } from './rules.ts'
import { RunningMatch } from './running.ts'

export const [OPEN, SPECTATOR] = ['open', 'spectator']

/** Seats and what they decided, or that they took back. */
export type Steps = readonly (readonly [seat: number, action: number])[]

type Frame = Sent['Frame']
type Row = Frame['events'][number]
/** A frame before it has its number; and a board as it was when a game of several ended. */
type Unnumbered = Omit<Frame, 'version'>
type LastBoard = (game: number) => unknown[]

/** What those eyes saw: a seat by its number, everybody (`spectator`), or all there is (`open`). */
export function frames(rules: Rules, setting: Setting, steps: Steps, eyes: string): Frame[] {
  const running = new RunningMatch('', rules, setting)
  const found = eyes === OPEN ? openFrames(running, steps) : ownFrames(running, steps, eyes === SPECTATOR ? null : Number(eyes))
  return found.map((frame, i) => ({ version: i + 1, ...frame }))
}

const drawn = (rules: Rules, box: Uint8Array, view: Uint8Array): unknown[] => JSON.parse(rules.picture(box, view)) as unknown[]

function ownFrames(running: RunningMatch, steps: Steps, reader: number | null): Unnumbered[] {
  const { match } = running
  const lastBoard: LastBoard = (game) => {
    const { box, state } = match.ending(game)
    return drawn(match.rules, box, match.view(reader, state, box))
  }
  const found = gameByGame(framed(running.everything(reader)), 1, lastBoard)
  for (const [seat, action] of steps) {
    const before = match.gameNumber
    for (const change of running.apply(seat, action)) {
      if (change.reader === reader) found.push(...gameByGame(framed(change.text), before, lastBoard))
    }
  }
  return found
}

function framed(text: string): Unnumbered {
  const { game_number, view, told, events } = JSON.parse(text) as Frame
  return { game_number, view, told, events }
}

/** The whole state after every decision. Of an event with two versions, the one for the deciding seat. */
function openFrames(running: RunningMatch, steps: Steps): Unnumbered[] {
  const { match } = running
  const { rules } = match
  const lastBoard: LastBoard = (game) => {
    const { box, state } = match.ending(game)
    return drawn(rules, box, state)
  }
  const found: Unnumbered[] = []
  /** places in the story of the events that were shown, and not taken back since */
  let heard: number[] = []
  let [processed, before] = [0, 1]
  const look = (deciding: number | null): void => {
    processed = Math.min(processed, match.told.length)
    heard = heard.filter((place) => place < processed)
    const isShown = (event: Happening): boolean => isForAllOr(event, deciding, rules.kit.events.spectator)
    const places = [...match.told.keys()].slice(processed).filter((place) => isShown(match.told[place] as Happening))
    const view = drawn(rules, match.box, match.state)
    const events = places.map((place) => rules.written(match.told[place] as Happening))
    found.push(...gameByGame({ game_number: match.gameNumber, view, told: heard.length, events }, before, lastBoard))
    ;[processed, before] = [match.told.length, match.gameNumber]
    heard.push(...places)
  }
  look(null)
  for (const [seat, action] of steps) {
    running.apply(seat, action)
    look(seat)
  }
  return found
}

/** Does the deciding seat see it, or one seat alone? */
function isForAllOr(event: Happening, deciding: number | null, spectator: number): boolean {
  const toOneAlone = event.audience > 0 && (event.audience & (event.audience - 1)) === 0
  return toOneAlone || isTold(event, deciding, spectator)
}

/** This frame; if a game ended on the way, first that game's last board, with its events. */
function gameByGame(now: Unnumbered, before: number, lastBoard: LastBoard): Unnumbered[] {
  const found: Unnumbered[] = []
  let { told, events } = now
  for (let game = before; game < now.game_number; game += 1) {
    const ofIt = events.filter(([number]: Row) => number === game)
    found.push({ game_number: game, view: lastBoard(game), told, events: ofIt })
    ;[told, events] = [told + ofIt.length, events.slice(ofIt.length)]
  }
  return [...found, { ...now, told, events }]
}
