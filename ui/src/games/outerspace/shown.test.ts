/** What the board shows of cards that lie under others, and of creatures that attack as one. */
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import Card from './cards/Card.svelte'
import { face } from './cards/cards.ts'
import Duel from './attack/Duel.svelte'
import Marquee from './film/Marquee.svelte'
import Placed from './cards/Placed.svelte'
import Window from './attack/Window.svelte'
import type { Placed as Laid, Scene, View } from './view.ts'

// What only a browser has.
vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }))
vi.mock('../../theme/theme.svelte.ts', () => ({ settings: { pace: 'instant' }, reducedMotion: () => true }))
vi.mock('./cards/aloud.svelte.ts', () => ({ canSpeak: () => false, isAloud: () => false, toggleAloud: () => {} }))

const laid = (card: string, type: Laid['type'], under: Laid[] = []): Laid => ({
  card, type, traits: [], defence: 1, attack: 0, under,
}) // prettier-ignore

function scene(view: Partial<View> = {}): Scene {
  const said = (name: string, facts?: Record<string, unknown>): string => [name, ...Object.values(facts ?? {})].join(' ')
  const asking = { prompt: null, picked: null, fits: () => false, like: () => [] }
  return { words: said, names: ['Ada', 'Bo'], me: 0, view: { phase: 'turn', title: [], discard: [], seats: [], ...view }, asking } as unknown as Scene
}

test('an effect that stays under a prop is shown with it', () => {
  const torch = laid('burning-torch', 'prop', [laid('grindstone', 'effect')])
  const { body } = render(Placed, { props: { scene: scene(), placed: torch, onlook: () => {} } })
  expect(body.match(/data-card="[^"]+"/g)).toEqual(['data-card="burning-torch"', 'data-card="grindstone"'])
})

test('all that attack as one are shown', () => {
  const attack = {
    seat: 0, film: 1, creature: 'beast', joined: ['gremlin', 'gremlin.2'], props: ['hammer'], effects: [], attack: 9, defence: 4,
  } // prettier-ignore
  const { body } = render(Duel, { props: { scene: scene(), attack, brief: false } })
  for (const card of ['beast', 'gremlin', 'gremlin.2', 'hammer']) expect(body).toContain(`data-card="${card}"`)
})

test('who has drawn the last card is named until the last turn has come', () => {
  const shown = (view: Partial<View>): string =>
    render(Marquee, { props: { scene: scene({ pile: 0, credits_delayed: 0, title: [], ...view }), ondiscard: () => {} } }).body
  expect(shown({ last_card: 1, ending: false })).toContain('last-card Bo')
  expect(shown({ last_card: 1, ending: true })).not.toContain('last-card')
  expect(shown({ last_card: null, ending: false })).not.toContain('last-card')
})

test('a window between the actions of a turn says what it is', () => {
  expect(render(Window, { props: { scene: scene({ phase: 'between' }) } }).body).toContain('window-between')
})

test('a card whose word is in the title is marked, small or in full', () => {
  const word = face('burning-torch').word
  for (const small of [false, true]) {
    const shown = (title: string[]) => render(Card, { props: { scene: scene({ title }), card: 'burning-torch', small } }).body
    expect(shown([word])).toContain('in-title')
    expect(shown(['another'])).not.toContain('in-title')
  }
})
