/** What is heard of a table waits until its game has been fetched; from then on it is read. */
import type { ServerMessage } from '../api/types.ts'
import { Decoder } from './decoder.ts'
import { gameOf, isCurrent } from './game.ts'

type FullSaid = Extract<ServerMessage, { type: 'full' }>

interface Listener {
  /** Everything is told anew: this much can be read at once. */
  met(message: FullSaid): void
  heard(message: ServerMessage, decoder: Decoder): void
}

export class Hearing {
  /** There when the game has been fetched. */
  decoder = $state.raw<Decoder | null>(null)
  #game = ''
  #unread: ServerMessage[] = []

  constructor(
    private readonly listener: Listener,
    /** the players' names, by seat */
    private readonly names: () => string[],
  ) {}

  receive(message: ServerMessage): void {
    if (this.decoder) this.listener.heard(message, this.decoder)
    else if (message.type === 'full') this.#meet(message)
    else this.#unread.push(message)
  }

  /** Does the server still count as it did when the game was fetched? Whoever was cut off may have come back to another. */
  isCurrent(): Promise<boolean> {
    return isCurrent(this.#game).catch(() => true)
  }

  #meet(message: FullSaid): void {
    this.#game = message.table.game
    this.#unread = [message]
    this.listener.met(message)
    gameOf(this.#game).then(({ game }) => this.#read(new Decoder(game, this.names)), () => undefined) // the page says why not
  }

  #read(decoder: Decoder): void {
    const unread = this.#unread
    this.#unread = []
    this.decoder ??= decoder
    for (const message of unread) this.listener.heard(message, this.decoder)
  }
}
