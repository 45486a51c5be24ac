/**
 * A WebSocket that heals by itself: it connects again after a loss, at once when the network is back, and
 * notices a connection that only looks alive. It knows nothing of what is said over it.
 */
export type LinkState = 'connecting' | 'live' | 'lost' | 'closed'

export interface Listener {
  state(state: LinkState): void
  message(message: unknown): void
  /** The server closed for good; reconnecting would not help. */
  refused(code: number): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000

export class Link {
  #socket: WebSocket | null = null
  #state: LinkState = 'connecting'
  /** How long was waited before the last attempt; 0 since something was heard. */
  #wait = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setInterval> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    private readonly path: string,
    private readonly hello: unknown,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /** True if it was sent; a message that was not is lost. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Connect anew: whoever speaks here has become somebody else. */
  again(): void {
    const old = this.#socket
    this.#rest()
    this.#become('connecting')
    this.#connect()
    old?.close(1000)
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#rest()
    clearTimeout(this.#retry)
    this.#socket?.close(1000)
    this.#become('closed')
  }

  #become(state: LinkState): void {
    if (state === this.#state) return
    this.#state = state
    this.listener.state(state)
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello))
      this.#heart = setInterval(() => this.#ping(), PING_EVERY)
    }
    socket.onmessage = ({ data }) => this.#hear(data as string)
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code)
    }
  }

  #hear(data: string): void {
    clearTimeout(this.#deadline)
    this.#wait = 0
    this.#become('live')
    this.listener.message(JSON.parse(data))
  }

  #ping(): void {
    this.send({ type: 'ping' })
    this.#deadline = setTimeout(() => {
      const dead = this.#socket
      this.#lost(1006)
      dead?.close()
    }, PONG_WITHIN)
  }

  #lost(code: number): void {
    this.#rest()
    this.#socket = null
    if (this.#closed) return
    if (code >= 4400 && code < 4500 && code !== 4408 && code !== 4429) {
      this.listener.refused(code)
      return
    }
    this.#wait = this.#wait === 0 ? FIRST_WAIT : Math.min(LONGEST_WAIT, this.#wait * 2)
    this.#become('lost')
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
  }

  #hurry = (): void => {
    if (!this.#closed && this.#socket === null && document.visibilityState === 'visible') this.#connect()
  }

  #rest(): void {
    clearInterval(this.#heart)
    clearTimeout(this.#deadline)
  }
}
