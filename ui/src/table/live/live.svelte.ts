/** A table as it is now for one reader: what the server said last, and what this reader says to it. */
import { putTitle, Refused } from '../../api/client.ts'
import { Link, type LinkState, type Listener } from '../../api/link.ts'
import type {
  ChatLine, Data, EndedGame, Happening, MatchState, Missed, Outcome, Prompt, Refusal, Sent, ServerMessage, Table,
} from '../../api/types.ts' // prettier-ignore
import { isLocal, LocalLink } from '../../local/client.ts'
import { reloadedForNewPage } from '../../reload.ts'
import { settings } from '../../theme/theme.svelte.ts'
import type { Decoder } from '../../wire/decoder.ts'
import { Hearing } from '../../wire/hearing.svelte.ts'
import { refusal, refusalInWords, type Refused as RefusedSent } from '../../wire/refusals.ts'
import { playerName, say } from '../../words/words.ts'
import { keepSealed, mixIn } from './fairDeal.ts'
import { isFirst, markPlayed } from '../firstGames.ts'
import { type Act, type Playing, Stage } from './stage.svelte.ts'

const BEAT = { calm: 550, brisk: 220, instant: 0 }
/** In the first game of a kind everything is new: the calm pace is slower. */
const FIRST_BEAT = 900
/** The version of the wire that this page reads. */
const WIRE = 2
/** A server that reads another one closes with this. */
const OLD_PAGE = 4426
/** So much of what was missed is told. */
const MISSED = 6

type Answer = { type: 'decide' | 'undo'; id: string; prompt: number | null; decision?: number | Data | string }

export class LiveTable {
  table = $state.raw<Table | null>(null)
  match = $state.raw<MatchState | null>(null)
  events = $state.raw<Happening[]>([])
  /** The games of the match before this one, and how the match ended: when the end has been looked at. */
  ended = $state.raw<EndedGame[]>([])
  outcome = $state.raw<Outcome | null>(null)
  chat = $state.raw<ChatLine[]>([])
  notes = $state.raw<string | null>(null)
  missed = $state.raw<Missed | null>(null)
  link = $state.raw<LinkState>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** The server will not have us here; the close code says why. */
  shut = $state.raw<number | null>(null)
  /** A decision is on its way. */
  waiting = $state.raw(false)
  /** What has just happened, for those who make a show of it. */
  fresh = $state.raw<Happening[]>([])
  /** How many events had been shown when this reader last decided. */
  #since = $state.raw(0)
  /** What players point at, by seat, until something is decided. */
  pointed = $state.raw<ReadonlyMap<number, string>>(new Map())

  /** The server shows another commitment than it did before, though no match was played since. */
  promiseBroken = $state.raw(false)

  #link: Pick<Link, 'send' | 'again' | 'close'>
  #hearing = new Hearing(
    { met: ({ table }) => (this.table = table), heard: (message, decoder) => this.#hear(message, decoder) },
    () => this.names,
  )
  #sent: Answer | null = null
  #names: string[] = []
  #count = 0
  #version = 0
  /** The question that the server waits to be answered; what is shown may be older. */
  #open = $state.raw<number | null>(null)
  #stage = new Stage<MatchState>(
    { show: (change) => this.#show(change), done: (change) => this.#done(change) },
    () => (settings.pace === 'calm' && isFirst(this.table?.game ?? '') ? FIRST_BEAT : BEAT[settings.pace]),
    1,
    () => settings.pace === 'calm' && this.seat !== null,
  )
  #decided = false

  constructor(
    readonly id: string,
    readonly invite: string | null,
    readonly token: string | null = null,
  ) {
    const hello = { type: 'hello', wire: WIRE, invite, ...(token ? { token } : {}) }
    this.#link = this.#connected(hello, {
      state: (state) => {
        if (state === 'live' && this.link === 'lost') void this.#checkGame()
        this.link = state
      },
      message: (message) => this.#hearing.receive(message as ServerMessage),
      refused: (code) => {
        if (code !== OLD_PAGE || !reloadedForNewPage()) this.shut = code
      },
    })
  }

  /** To a server, or to a table of the page's own. */
  #connected(hello: unknown, listener: Listener): Pick<Link, 'send' | 'again' | 'close'> {
    return isLocal(this.id) ? new LocalLink(this.id, listener, this.token) : new Link(`/api/tables/${this.id}/socket`, hello, listener)
  }

  get seat(): number | null {
    return this.table?.you.seat ?? null
  }

  /** Who plays the match that is shown, or played it: some may have left since. The same list as long as they are the same. */
  get names(): string[] {
    const sent = this.match?.outcome?.names ?? this.table?.seats.map(({ name, seat }) => name ?? say('seat', { number: seat + 1 })) ?? []
    const names = sent.map(playerName)
    if (names.join('\n') !== this.#names.join('\n')) this.#names = names
    return this.#names
  }

  /** Puts into words what a bot says of this match. */
  get decoder(): Decoder | null {
    return this.#hearing.decoder
  }

  /** What players call this game of the match, if they call it otherwise than the game itself proposes. */
  get title(): string | null {
    const { table, match } = this
    const title = table?.title
    return title && title.match === match?.match && title.game_number === match.game_number ? title.text : null
  }

  /** What is asked of this reader; a window in which one wished to pass answers itself. */
  get question(): Prompt | null {
    const prompt = this.match?.prompt ?? null
    return !prompt || this.answered || (prompt.window && prompt.decisions.length === 1) ? null : prompt
  }

  /** The question that is shown has been answered: what came of it is still to be shown. */
  get answered(): boolean {
    const shown = this.match?.prompt?.id
    return shown !== undefined && shown !== this.#open
  }

  /** What has happened since this reader last decided; at first, all of it. */
  get sinceDecided(): Happening[] {
    return this.events.slice(this.#since)
  }

  /** What is being played out over the table. */
  get playing(): Playing<MatchState> | null {
    return this.#stage.playing
  }

  /** Be told everything anew, as who the browser's guest is now. */
  reconnect(): void {
    this.#link.again()
  }

  close(): void {
    this.#stage.clear()
    this.#link.close()
  }

  decide(decision: Data | string): void {
    const prompt = this.match?.prompt
    if (this.answered) return
    if (!prompt) {
      this.refusal = refusal('not-asked', null, () => say('refusal-not-asked'))
      return
    }
    this.#decided = true
    this.#send({ type: 'decide', id: this.#name(), prompt: prompt.id, decision: this.decoder?.encoded(decision) ?? decision })
  }

  undo(): void {
    const prompt = this.match?.prompt?.id ?? null
    if (this.match?.can_undo && !this.answered) this.#send({ type: 'undo', id: this.#name(), prompt })
  }

  point(at: string | null): void {
    this.#link.send({ type: 'point', at })
  }

  speak(text: string): void {
    this.#link.send({ type: 'chat', text })
  }

  /** Call this game of the match otherwise; everybody is told. */
  call(text: string | null): void {
    putTitle(this.id, text, this.token).catch((error: unknown) => {
      if (error instanceof Refused) this.refusal = refusal(error.code, error.rule, () => error.message)
    })
  }

  /** Let the game say which changes are played out, and how. */
  set acts(acts: (events: Happening[]) => Act | null) {
    this.#stage.acts = acts
  }

  /** Enough of what is being played out. */
  skip(): void {
    this.#stage.skip()
  }

  /** Show all that is still waiting to be shown. */
  hurry(): void {
    this.#stage.hurry()
  }

  #name(): string {
    this.#count += 1
    return `${Date.now().toString(36)}-${this.#count}`
  }

  #send(message: Answer): void {
    if (this.waiting) return
    this.waiting = true
    this.refusal = null
    this.#sent = message
    this.#link.send(message) // if it does not arrive it is repeated after the next `full`
  }

  async #checkGame(): Promise<void> {
    if (!(await this.#hearing.isCurrent()) && !reloadedForNewPage()) this.shut = OLD_PAGE
  }

  #hear(message: ServerMessage, decoder: Decoder): void {
    switch (message.type) {
      case 'full':
        keepSealed(message, this.token)
        void this.#mixIn(message.table)
        return this.#begin(message, decoder)
      case 'change':
        return this.#change(message, decoder)
      case 'table':
        void this.#mixIn(message.table)
        this.table = message.table
        return
      case 'clocks':
        if (this.table) this.table = { ...this.table, times: message.times }
        return
      case 'chat':
        if (!this.chat.some(({ number }) => number === message.line.number)) this.chat = [...this.chat, message.line]
        return
      case 'pointed':
        this.pointed = new Map([...this.pointed].filter(([seat]) => seat !== message.seat))
        if (message.at !== null) this.pointed = new Map([...this.pointed, [message.seat, message.at]])
        return
      case 'accepted':
        if (message.id === this.#sent?.id && message.prompt === this.#open) this.#open = null
        return this.#answered(message.id)
      case 'refused':
        if (message.id === this.#sent?.id) {
          // What is asked now is shown when its change is.
          this.#open = message.prompt?.id ?? null
          this.#decided = false
          this.refusal = refusal(message.code, message.rule, () => reason(message, decoder))
        }
        return this.#answered(message.id)
      case 'error':
        this.refusal = refusal(message.code, message.rule, () => refusalInWords(message))
        return
      case 'pong':
    }
  }

  async #mixIn(table: Table): Promise<void> {
    if (isLocal(this.id)) return // there is nobody whose deal it could be
    const holds = await mixIn(table, this.token)
    if (this.table === table) this.promiseBroken = !holds // else something newer was told meanwhile
  }

  #begin({ table, match: sent, missed, notes, chat, pointed }: Sent['Full'], decoder: Decoder): void {
    const match = sent && decoder.match(sent)
    this.#stage.clear()
    this.table = table
    this.match = match
    this.events = match?.events ?? []
    this.#since = Math.max(0, this.events.length - (missed?.count || 1))
    this.ended = match?.ended ?? []
    this.outcome = match?.outcome ?? null
    this.#open = match?.prompt?.id ?? null
    this.#version = match?.version ?? 0
    this.fresh = []
    this.pointed = new Map(pointed.map(({ seat, at }) => [seat, at ?? '']))
    if (missed) this.missed = { count: missed.count, events: this.events.slice(-Math.min(missed.count, MISSED)) }
    this.notes = notes
    this.chat = chat
    if (this.#sent) this.#link.send(this.#sent)
  }

  #change(change: Sent['Change'], decoder: Decoder): void {
    if (change.match !== this.match?.match || change.version !== this.#version + 1) {
      this.#link.send({ type: 'sync' })
      return
    }
    this.#version = change.version
    // The question is gone, so the answer has arrived, whether or not `accepted` has come yet.
    if (this.#sent && change.prompt?.id !== this.#sent.prompt) this.#answered(this.#sent.id)
    this.#open = change.prompt?.id ?? null
    this.#stage.add(decoder.match(change))
  }

  #show({ events, ...rest }: MatchState): void {
    if (this.#decided) this.#since = this.events.length
    this.#decided = false
    this.events = [...this.events, ...events]
    this.fresh = events
    this.pointed = new Map()
    this.match = { ...rest, events }
    if (rest.prompt) this.refusal = null
  }

  #done({ ended, outcome }: MatchState): void {
    this.ended = [...this.ended, ...ended]
    this.outcome = outcome
    if (outcome) markPlayed(this.table?.game ?? '')
  }

  #answered(id: string): void {
    if (id !== this.#sent?.id) return
    this.#sent = null
    this.waiting = false
  }
}

/** People know nothing of a question's number. */
function reason(refused: RefusedSent, decoder: Decoder): string {
  return refused.code === 'stale-prompt' ? say('refusal-stale-prompt') : decoder.refusalInWords(refused)
}
