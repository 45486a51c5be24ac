/** Lines of cards read aloud by the browser, for those who switched it on. One after the other, and never late. */
import { keep, recall } from '../../../kept.ts'
import { language } from '../../../words/language.svelte.ts'

const KEY = 'lychgate.aloud'

let wanted = $state(recall(KEY, { on: false }))

export function isAloud(): boolean {
  return wanted.on
}

/** Switch it on, or off again; the browser keeps that. */
export function toggleAloud(): void {
  wanted = { on: !wanted.on }
  keep(KEY, wanted)
  if (!wanted.on) hush()
}

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis
}

export function speak(line: string): void {
  if (!canSpeak() || line === '') return
  hush() // who is still speaking is cut short: a line belongs to its card
  const utterance = new SpeechSynthesisUtterance(line)
  utterance.lang = language.current
  speechSynthesis.speak(utterance)
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
