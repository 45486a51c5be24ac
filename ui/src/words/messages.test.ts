/** Words in a language that can change. The page has but one so far: another is made up here. */
import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'eo-DE' })
  vi.stubGlobal('document', { documentElement: {} })
})
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) })

vi.mock('./language.svelte.ts', async (original) => {
  const found = await original<typeof import('./language.svelte.ts')>()
  ;(found.LANGUAGES as string[]).push('eo')
  return found
})

const { FALLBACK, language } = await import('./language.svelte.ts')
const { Messages } = await import('./messages.ts')

const TEXTS: Record<string, string> = {
  en: 'hour = The hour\nstones = { $count ->\n    [one] one stone\n   *[other] { $count } stones\n    }',
  eo: 'hour = La horo',
}

let asked: string[]
const texts = async (tongue: string): Promise<string[]> => {
  asked.push(tongue)
  return TEXTS[tongue] === undefined ? [] : [TEXTS[tongue]]
}

beforeEach(() => {
  asked = []
  language.current = FALLBACK
})

test('a file is fetched when something is read in its language, and once', async () => {
  const words = new Messages(texts)
  await words.fetched()
  expect(words.say('hour')).toBe('The hour')
  expect(words.say('stones', { count: 1 })).toBe('one stone')
  expect(asked).toEqual(['en'])
  language.current = 'eo'
  expect(words.say('hour')).toBe('The hour') // until the file is there
  expect(words.say('hour')).toBe('The hour')
  await words.fetched()
  expect(words.say('hour')).toBe('La horo')
  expect(asked).toEqual(['en', 'eo'])
})

test('what a language lacks is said in English, and what nobody has is its name', async () => {
  const words = new Messages(texts)
  language.current = 'eo'
  await words.fetched()
  expect(words.say('stones', { count: 3 })).toBe('3 stones')
  expect(words.say('nothing')).toBe('nothing')
})

test('English that comes with the page is not fetched', async () => {
  const words = new Messages(texts, ['hour = Our hour'])
  await words.fetched()
  expect(words.say('hour')).toBe('Our hour')
  expect(asked).toEqual([])
})

test('a file that did not come is asked for again', async () => {
  let broken = true
  const words = new Messages((tongue) => (broken ? Promise.reject(new Error('no')) : texts(tongue)))
  await expect(words.fetched()).rejects.toThrow('no')
  expect(words.say('hour')).toBe('hour')
  await Promise.resolve()
  broken = false
  await words.fetched().catch(() => words.fetched())
  expect(words.say('hour')).toBe('The hour')
})

test('the choice is kept, and told to the browser; a language that the page lacks is English', () => {
  language.current = 'eo'
  expect(JSON.parse(kept.get('lychgate.language') ?? '')).toEqual({ chosen: 'eo' })
  expect(document.documentElement.lang).toBe('eo')
  language.current = 'xx'
  expect(language.current).toBe('en')
})
