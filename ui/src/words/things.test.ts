import { expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' })) // what only a browser has

const { speaker, Thing } = await import('./messages.ts')

const GERMAN = `
card-R1 = Räuber 1
    .acc = den Räuber 1
    .gender = m
laid = { $seat } legt { THING($card, form: "acc") } ab: { $card }.
found = { THING($card, form: "gender") ->
    [m] einer
   *[f] eine
}
plain = { THING($card, form: "acc") }
`

test('a sentence gets the form of a thing that it asks for', () => {
  const words = speaker([GERMAN], 'de')
  const card = new Thing(words, 'card-R1')
  expect(words('laid', { seat: 'Ada', card })).toBe('Ada legt den Räuber 1 ab: Räuber 1.')
  expect(words('found', { card })).toBe('einer')
  expect(words('plain', { card: 'Räuber' })).toBe('Räuber')
})
