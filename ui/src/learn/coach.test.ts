import { expect, test } from 'vitest'
import { Coach, type Watched } from './coach.svelte.ts'
import type { Chapter } from './lesson.ts'

const CHAPTER: Chapter = {
  name: 'ring',
  play_on: false,
  rules: [],
  steps: [
    { say: 'hello', point: [], expect: [], otherwise: [], told: 0 },
    { say: 'rob', point: [], expect: [3], otherwise: [['rob 2', 'beware'], ['*', 'unknown']], told: 0 },
    { say: 'done', point: [], expect: [], otherwise: [], told: 4 },
  ],
}

function table(events: number, id = 1): Watched {
  const decisions = [2, 3].map((rob) => ({ decision: `rob ${rob}`, data: { rob } }))
  const question = { id, decisions } as unknown as Watched['question']
  const decoder: Watched['decoder'] = {
    encoded: (one) => (typeof one === 'string' ? Number(one.slice(4)) : Number(one.rob)),
    decision: (rob) => ({ decision: `rob ${rob}`, data: { rob } }),
  }
  return { question, events: new Array<unknown>(events), decoder }
}

test('a wrong try is answered, the right one let through, and the next step waits until the table has shown it', () => {
  const reached: number[] = []
  const coach = new Coach(CHAPTER, 0, (step) => reached.push(step))
  expect(coach.admits(table(0), { rob: 3 })).toBe(false) // it is only read yet
  coach.next()
  expect(coach.admits(table(0), { rob: 2 })).toBe(false)
  expect(coach.answer).toBe('beware')
  expect(coach.admits(table(0), 'rob 3')).toBe(true)
  expect(coach.answer).toBe(null)
  coach.follow(table(4)) // the question is still open
  coach.follow(table(3, 2))
  expect([coach.step, coach.isDue(table(3))]).toEqual([1, false])
  coach.follow(table(4, 2))
  expect([coach.step, coach.isDue(table(4))]).toEqual([2, true])
  expect(reached).toEqual([1, 2])
})

test('what the rules forbid is left to the table where the lesson has no answer', () => {
  const chapter = { ...CHAPTER, steps: CHAPTER.steps.map((step) => ({ ...step, otherwise: [] })) }
  const coach = new Coach(chapter, 1, () => undefined)
  expect(coach.admits(table(0), { rob: 9 })).toBe(true)
  expect(coach.step).toBe(1)
})

test('after a reload the step follows from what was decided', () => {
  const coach = new Coach(CHAPTER, 1, () => undefined)
  coach.catchUp(table(4, 2))
  expect(coach.step).toBe(2)
})
