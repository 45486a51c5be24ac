/**
 * Small sounds, made here note by note and fetched from nowhere. None is heard before the reader has clicked or pressed a key, and none
 * when sound is off. They follow what is shown, so they tell nothing that the table does not.
 */
import { settings } from '../theme/theme.svelte.ts'

interface Note {
  /** hertz */
  pitch: number
  /** seconds after the sound begins, and how long it rings */
  at: number
  rings: number
  /** loudness, 0 to 1 */
  gain: number
  wave?: OscillatorType
  /** hertz at the end, where it glides */
  to?: number
}

export type Sound = 'move' | 'turn' | 'chime' | 'hush' | 'reveal' | 'won' | 'lost'

export const SOUNDS: Record<Sound, Note[]> = {
  // A card on wood.
  move: [{ pitch: 210, to: 90, at: 0, rings: 0.07, gain: 0.1, wave: 'triangle' }],
  turn: [
    { pitch: 523, at: 0, rings: 0.25, gain: 0.07 },
    { pitch: 784, at: 0.11, rings: 0.35, gain: 0.06 },
  ],
  // A small bell in another room.
  chime: [
    { pitch: 659, at: 0, rings: 0.9, gain: 0.12 },
    { pitch: 1318, at: 0, rings: 0.5, gain: 0.03 },
    { pitch: 880, at: 0.28, rings: 1.2, gain: 0.1 },
  ],
  // The breath before something comes to light; the same whatever it is.
  hush: [{ pitch: 98, to: 110, at: 0, rings: 0.8, gain: 0.09, wave: 'triangle' }],
  reveal: [
    { pitch: 147, at: 0, rings: 0.5, gain: 0.12, wave: 'triangle' },
    { pitch: 294, at: 0.02, rings: 0.4, gain: 0.06 },
  ],
  won: [392, 523, 659, 784].map((pitch, i) => ({ pitch, at: i * 0.14, rings: 0.6, gain: 0.09 })),
  lost: [330, 294, 220].map((pitch, i) => ({ pitch, at: i * 0.2, rings: 0.7, gain: 0.08 })),
}

let context: AudioContext | null = null

/** The reader has clicked or pressed a key: from now on there may be sound. */
export function allowSound(): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

export function play(sound: Sound): void {
  if (!context || !settings.sound || context.state !== 'running') return
  const { currentTime } = context
  for (const note of SOUNDS[sound]) ring(context, note, currentTime + note.at)
}

function ring(on: AudioContext, { pitch, to, rings, gain, wave = 'sine' }: Note, at: number): void {
  const string = on.createOscillator()
  const loudness = on.createGain()
  string.type = wave
  string.frequency.setValueAtTime(pitch, at)
  if (to !== undefined) string.frequency.exponentialRampToValueAtTime(to, at + rings)
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(gain, at + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + rings)
  string.connect(loudness).connect(on.destination)
  string.start(at)
  string.stop(at + rings)
}
