/** Keys that only this board has, with the message that says what they do. */
export const KEYS: [string, string][] = [
  ['P', 'key-play'],
  ['R  A  M  O  C', 'key-wishes'],
  ['D', 'key-discard'],
  ['N', 'key-rename'],
  ['S', 'key-aloud'],
]
