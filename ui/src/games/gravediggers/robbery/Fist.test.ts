/** A fist is made with a credit note only where that is legal (GD-21). */
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { Asking } from '../../../table/asking/asking.svelte.ts'
import type { Data, Prompt } from '../../../api/types.ts'
import Fist from './Fist.svelte'
import type { Scene } from '../view.ts'

function shown(...legal: Data[]): string {
  const decisions = legal.map((data) => ({ decision: '', data }))
  const prompt: Prompt = { id: 1, name: 'fist', arguments: {}, sentence: 'How much?', decisions, ruins: [], window: null }
  const scene = { asking: new Asking(() => prompt, () => {}), words: (name: string) => name }
  return render(Fist, { props: { scene: scene as unknown as Scene, money: 4 } }).body
}

test('who may take credit can choose to', () => {
  expect(shown({ fist: 0 }, { credit_fist: 0 })).toContain('fist-credit')
})

test('who may not is not offered any', () => {
  expect(shown({ fist: 0 })).not.toContain('fist-credit')
})
