/** Keys that only this board has, with the message that says what they do. */
export const KEYS: [string, string][] = [
  ['G', 'key-lay'],
  ['S', 'key-spy'],
]
