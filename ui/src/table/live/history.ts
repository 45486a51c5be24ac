/** The table as it was: frames of a match as one reader saw it, fetched a stretch at a time and kept. */
import { frames as fetchFrames, type Pass } from '../../api/client.ts'
import type { Frame } from '../../api/types.ts'
import type { Decoder } from '../../wire/decoder.ts'

const STRETCH = 100

const first = (frame?: Frame): number => frame?.events[0]?.number ?? Infinity

export class History {
  count = 0
  #frames = new Map<number, Frame>()
  #asked = new Map<number, Promise<void>>()

  constructor(
    private readonly match: string,
    private readonly eyes: string,
    private readonly decoder: Decoder,
    private readonly pass: Pass = {},
  ) {}

  /** A frame by its version, from 1. */
  async frame(version: number): Promise<Frame | undefined> {
    if (!this.#frames.has(version)) await this.#fetch(Math.floor((version - 1) / STRETCH) * STRETCH + 1, version)
    return this.#frames.get(version)
  }

  /** The frame after this event (by its number) was told; if it was taken back and told again, the last time. */
  async after(event: number): Promise<Frame | undefined> {
    let found: Frame | undefined
    for (let version = 1; ; version++) {
      const frame = await this.frame(version)
      if (!frame) return found
      const tells = frame.events.some(({ number }) => number >= event)
      if (tells && first(frame) <= first(found)) found = frame
    }
  }

  async #fetch(first: number, wanted: number): Promise<void> {
    const complete = this.#frames.has(first + STRETCH - 1)
    if (!this.#asked.has(first) || (!complete && !this.#frames.has(wanted))) {
      const got = fetchFrames(this.match, this.eyes, first, STRETCH, this.pass).then(({ frames, list }) => {
        this.count = frames
        for (const frame of list) this.#frames.set(frame.version, this.decoder.frame(frame))
      })
      this.#asked.set(first, got)
    }
    await this.#asked.get(first)
  }
}
