/** What the board says to those who hear it. */
import { type Cell, DEEDS, type Deed, type Scene } from './view.ts'

/** What a click on this card does, if it is legal. Walls have a button of their own where there is more to choose. */
export function deedAt({ asking }: Scene, place: string): Deed | null {
  return DEEDS.find((deed) => asking.fits({ [deed]: place })) ?? null
}

/** Who points at this card. */
export function pointers({ pointed }: Scene, place: string): number[] {
  return [...pointed].filter(([, at]) => at === place).map(([seat]) => seat)
}

export function cellLabel(scene: Scene, cell: Cell, onWay: boolean): string {
  const { words, names } = scene
  const card = cell.kind ? words(`card-${cell.kind}`) : ''
  const people = (seats: number[]): string => seats.map((seat) => names[seat]).join(', ')
  const parts = [
    words(`cell-${cell.face}`, { place: cell.place, card }),
    cell.face === 'collapsed' && card ? words('cell-was', { card }) : '',
    cell.face === 'up' && cell.wall && !cell.dug ? words('cell-wall', { wall: words(`wall-${cell.wall}`) }) : '',
    cell.number ? words('cell-number', { number: cell.number }) : cell.inner ? words('cell-inner') : '',
    cell.entrances.length > 0 && cell.face !== 'collapsed' ? words('cell-entrance') : '',
    cell.miners.length > 0 ? words('cell-miners', { miners: people(cell.miners) }) : '',
    ...cell.markers.map((thing) => words(`cell-marker-${thing}`)),
    onWay ? words('cell-way') : '',
  ]
  const pointing = pointers(scene, cell.place)
  if (pointing.length > 0) parts.push(words('cell-pointed', { miners: people(pointing) }))
  const deed = deedAt(scene, cell.place)
  const act = deed ? `${words(`act-${deed}`)} ` : !scene.asking.prompt && scene.point ? `${words('act-point')} ` : ''
  const ruin = scene.asking.ruin({ collapse: cell.place })
  return `${act}${parts.join('')}${ruin ? `. ${ruin.sentence}` : ''}`
}
