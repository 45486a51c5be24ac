/**
 * SHA-256 (FIPS 180-4) of some bytes, in hexadecimal. The browser has its own, but only on pages that came by HTTPS or
 * from this machine, and a table at home is often neither.
 */
const ROUNDS = 64

/** The first 32 bits of the fractional parts of a root of the first primes. */
function constants(root: (prime: number) => number, count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    let prime = true
    for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) prime = false
    if (prime) found.push(((root(candidate) % 1) * 2 ** 32) | 0)
  }
  return found
}

const START = constants(Math.sqrt, 8)
const ROUND = constants(Math.cbrt, ROUNDS)

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(message: Uint8Array): string {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const bytes = new DataView(padded.buffer)
  bytes.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  bytes.setUint32(padded.length - 4, message.length << 3)

  const hash = [...START]
  const words = new Int32Array(ROUNDS)
  const word = (i: number): number => words[i] ?? 0
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < ROUNDS; i += 1) {
      if (i < 16) {
        words[i] = bytes.getInt32(block + 4 * i)
        continue
      }
      const [early, late] = [word(i - 15), word(i - 2)]
      const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
      const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
      words[i] = (word(i - 16) + low + word(i - 7) + high) | 0
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    for (let i = 0; i < ROUNDS; i += 1) {
      const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      const first = (h + high + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + word(i)) | 0
      const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = ((hash[i] ?? 0) + value) | 0
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The bytes that a text of hexadecimal digits stands for. */
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
