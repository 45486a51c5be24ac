/** The colour of each sort of card (BM-1), dark enough for light letters on it. */
export const BANDS: Record<string, string> = {
  character: '#1c4f8f',
  location: '#1f6238',
  prop: '#9a4500',
  creature: '#9c1b1f',
  effect: '#6d5600',
  credits: '#2a2030',
}
