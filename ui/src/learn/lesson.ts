/** A game's lesson: its chapters as data, and its words, fetched when somebody wants to learn. */
import { ask } from '../api/client.ts'
import type { Sent, Table } from '../api/types.ts'
import { Messages } from '../words/messages.ts'

export type Chapter = Sent['ChapterData']
export type Step = Sent['StepData']

export interface Lesson {
  chapters: Chapter[]
  words: Messages
}

const fetched = (game: string, tongue: string) => ask<Sent['LessonData']>('GET', `/games/${game}/lessons/${tongue}`)

export async function lessonOf(game: string, tongue: string): Promise<Lesson> {
  const { chapters } = await fetched(game, tongue)
  const words = new Messages(async (wanted) => [(await fetched(game, wanted)).messages])
  await words.fetched()
  return { chapters, words }
}

/** A table where a chapter is taught, begun at once. */
export const openChapter = (game: string, chapter: string, name: string): Promise<Table> =>
  ask<Table>('POST', '/lessons', { body: { game, chapter, name } })
