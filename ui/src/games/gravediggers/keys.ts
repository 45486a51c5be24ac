/** Keys that only this board has, with the message that says what they do. */
export const KEYS: [string, string][] = [
  ['+  -', 'key-five'],
  ['A', 'key-all'],
  ['C', 'key-close'],
]
