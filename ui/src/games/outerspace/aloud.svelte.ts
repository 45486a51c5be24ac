/** Lines of cards read aloud by the browser, for tables that switched it on. One after the other, and never late. */
import { language } from '../../words/words.ts'

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis
}

export function speak(line: string): void {
  if (!canSpeak() || line === '') return
  hush() // who is still speaking is cut short: a line belongs to its card
  const utterance = new SpeechSynthesisUtterance(line)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
