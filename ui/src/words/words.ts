/**
 * Words for people: the page's own messages, in ui.<language>.ftl beside this file, and those that it shares with the terminal and
 * the server (refusals, notices, bots). English comes with the page, another language when it is read. A game's messages come from
 * the server (wire/game.ts); what only its board says is in games/<game>/board.<language>.ftl.
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
