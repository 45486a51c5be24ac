/**
 * Words for people: the page's own messages, in ui.<language>.ftl beside this file, and those that it shares with the terminal and
 * the server (refusals, notices, bots). English comes with the page, another language when it is read. A game's messages come from
 * the server (wire/game.ts); what only its board says is in games/<game>/words/board.<language>.ftl.
 */
import { FALLBACK } from './language.svelte.ts'
import { Messages, type Say } from './messages.ts'

export { type Arguments, either, Messages, type Say, speaker, Thing, written } from './messages.ts'

const ENGLISH = import.meta.glob<string>(
  ['./ui.en.ftl', '../../../src/lychgate/play/**/words.en.ftl', '../../../src/lychgate/server/messages/texts.en.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const OTHERS = import.meta.glob<string>(
  [
    './ui.*.ftl', '../../../src/lychgate/play/**/words.*.ftl', '../../../src/lychgate/server/messages/texts.*.ftl',
    '!./ui.en.ftl', '!../../../src/lychgate/play/**/words.en.ftl', '!../../../src/lychgate/server/messages/texts.en.ftl',
  ], // prettier-ignore
  { query: '?raw', import: 'default' },
)

/** Of files by their paths, those in a language, and in such a folder. */
export function filesIn<T>(files: Record<string, T>, tongue: string, within = ''): T[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`.${tongue}.ftl`) && path.includes(within))
    .map(([, file]) => file)
}

const own = new Messages((tongue) => Promise.all(filesIn(OTHERS, tongue).map((load) => load())), filesIn(ENGLISH, FALLBACK))

export const say: Say = own.say

/** Until the page's own words are there in the reader's language, or it is known that they cannot be had. */
export const wordsFetched = (): Promise<void> => own.fetched().catch(() => undefined)

/** Bots and the characters they play, by their English names, which stand for them wherever the server names players: nobody else may be called so. */
const known = new Map(
  [...filesIn(ENGLISH, FALLBACK).join('\n').matchAll(/^(character-\w+|bot-(\w+)(?= = .+\nbot-\2-meaning)) = (.+)$/gm)].map(([, message = '', , name = '']) => [name, message]),
)

/** The messages that name the characters: who plays where nobody in particular does. */
export const CHARACTERS: readonly string[] = [...known.values()].filter((message) => message.startsWith('character-'))

/** The message that names a bot, and the number that tells it from another; none for a person. */
function botCalled(name: string): { message: string; number: string } | null {
  const [, base = '', number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? []
  const message = known.get(base)
  return message === undefined ? null : { message, number }
}

/** A player's name for the reader: a person's as it is, a bot's in the reader's language. */
export function playerName(name: string): string {
  const bot = botCalled(name)
  return bot ? say(bot.message) + bot.number : name
}

/** Whom a bot plays, by the name that the server has for it; null: a person, or a bot of its own name. */
export function characterOf(name: string | null): string | null {
  return (name && /^character-(.+)$/.exec(botCalled(name)?.message ?? '')?.[1]) || null
}
