/** A table of any game: its picture as it is, and every legal decision as a button. */
import type { TableUi } from '../../games/game.ts'
import { given } from '../given.ts'
import { everyDecision } from './answers.ts'
import Board from './Board.svelte'

/** Nothing is known of the game but what every game tells; so each player is taken to have something to hide. */
export function plainTable(sorts: string[]): TableUi {
  return {
    Board: given(Board, { sorts }),
    keys: [],
    secrets: true,
    turn: () => null,
    hands: () => [],
    answers: (scene) => everyDecision(scene, sorts),
    acts: () => null,
  }
}
