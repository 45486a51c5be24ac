/**
 * How a game ended, as a picture: what was drawn for the game, the story in a few sentences, who played and with how many points.
 * It is painted on a canvas by this page alone, so that it can be kept or shown around; nothing is fetched but the page's own drawings.
 */

/** A drawing of a sheet, in a field 1000 wide and 500 high. */
export interface Drawing {
  sheet: string
  name: string
  x: number
  y: number
  size: number
  /** what the page's colours (`--spot`) are in it, where they are not the usual ones */
  colours?: Record<string, string>
}

export interface Ending {
  /** colours of the sky, above and at the horizon */
  sky: [string, string]
  drawings: Drawing[]
  /** in three sentences */
  story: string[]
}

export interface Player {
  seat: number
  name: string
  points: string
  won: boolean
}

export const WIDTH = 1200
export const HEIGHT = 1000
const FIELD = { left: 100, top: 130 }
const COLOURS: Record<string, string> = { ink: '#1d1611', paper: '#f3e9d2', 'paper-2': '#e4d5b4', spot: '#c9b48a', rock: '#a89b7f', wood: '#b98f5a', stone: '#e9e2d0', leaf: '#8da16a', gold: '#d7a646' } // prettier-ignore
const PALE = '#f6ead0'

/** One symbol of a sheet as an image of its own, with its colours written in. */
export function alone(sheet: string, name: string, colours: Record<string, string> = {}): string | null {
  const found = new RegExp(`<symbol id="${name}" viewBox="([^"]+)">([^]*?)</symbol>`).exec(sheet)
  if (!found) return null
  const all: Record<string, string> = { ...COLOURS, ...colours }
  const painted = (found[2] ?? '')
    .replace(/var\(--([\w-]+)[^)]*\)/g, (_, variable: string) => all[variable] ?? all['ink'] ?? '')
    .replaceAll('currentColor', PALE)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${found[1]}" width="400" height="400">${painted}</svg>`
}

/** A text in lines that are no wider than that. */
export function wrapped(text: string, widest: number, width: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length === 0 || width(longer) > widest) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

async function image(svg: string): Promise<HTMLImageElement> {
  const found = new Image()
  found.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await found.decode()
  return found
}

async function draw(on: CanvasRenderingContext2D, drawings: Drawing[]): Promise<void> {
  const sheets = new Map<string, string>()
  for (const url of new Set(drawings.map(({ sheet }) => sheet))) sheets.set(url, await (await fetch(url)).text())
  for (const { sheet, name, x, y, size, colours } of drawings) {
    const svg = alone(sheets.get(sheet) ?? '', name, colours)
    if (svg) on.drawImage(await image(svg), FIELD.left + x, FIELD.top + y, size, size)
  }
}

/** The sky, and the ground below it. */
function drawGround(on: CanvasRenderingContext2D, [above, horizon]: Ending['sky']): void {
  const sky = on.createLinearGradient(0, 0, 0, 680)
  sky.addColorStop(0, above)
  sky.addColorStop(1, horizon)
  on.fillStyle = sky
  on.fillRect(0, 0, WIDTH, HEIGHT)
  on.fillStyle = '#17110d'
  on.fillRect(0, 670, WIDTH, HEIGHT - 670)
}

function write(on: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour = PALE): void {
  on.font = font
  on.fillStyle = colour
  on.fillText(text, x, y)
}

function drawPlayers(on: CanvasRenderingContext2D, players: Player[]): void {
  const style = getComputedStyle(document.documentElement)
  const room = (WIDTH - 80) / players.length
  players.forEach(({ seat, name, points, won }, i) => {
    const middle = 40 + room * (i + 0.5)
    on.beginPath()
    on.roundRect(middle - room / 2 + 8, 868, room - 16, 78, 10)
    on.fillStyle = style.getPropertyValue(`--seat-${seat}`)
    on.fill()
    on.lineWidth = 5
    on.strokeStyle = won ? '#e2b24f' : 'transparent'
    on.stroke()
    const size = Math.min(27, (1.75 * (room - 30)) / Math.max(name.length, 1))
    write(on, name, middle, 900, `600 ${size}px "Alegreya", serif`, '#fff8e8')
    write(on, points, middle, 935, '700 30px "Alegreya", serif', '#fff8e8')
  })
}

/** Paint it: a heading, the drawings, the story, the players, and where it was. */
export async function paint(
  canvas: HTMLCanvasElement,
  { sky, drawings, story }: Ending,
  heading: string,
  players: Player[],
  foot: string,
): Promise<void> {
  const on = canvas.getContext('2d')
  if (!on) return
  await Promise.all([document.fonts.load('20px "Fell SC"'), document.fonts.load('20px "Alegreya"')])
  on.textAlign = 'center'
  drawGround(on, sky)
  await draw(on, drawings)
  write(on, heading, WIDTH / 2, 90, `${Math.min(64, 1900 / Math.max(heading.length, 1))}px "Fell SC", serif`)
  on.font = '30px "Alegreya", serif'
  const lines = story.flatMap((sentence) => wrapped(sentence, WIDTH - 120, (text) => on.measureText(text).width))
  lines.slice(0, 4).forEach((line, i) => write(on, line, WIDTH / 2, 716 + i * 40, '30px "Alegreya", serif'))
  drawPlayers(on, players)
  write(on, foot, WIDTH / 2, 984, '22px "Fell SC", serif', '#c0b398')
}
