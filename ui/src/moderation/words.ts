/** What admins read, and who reports something: moderation.<language>.ftl beside this file, fetched when it is needed. */
import { filesIn, Messages } from '../words/words.ts'

const FILES = import.meta.glob<string>('./moderation.*.ftl', { query: '?raw', import: 'default' })

export const words = new Messages((tongue) => Promise.all(filesIn(FILES, tongue).map((load) => load())))
