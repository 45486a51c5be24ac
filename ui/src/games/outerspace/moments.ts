/** Events that deserve the whole table, with what is drawn for them where no card of theirs is. */
export const MOMENTS: Record<string, string> = {
  attacked: 'monster',
  sent: 'killer',
  killed: 'undead',
  stopped: 'effect',
  'wrong-water': 'water',
  redirected: 'saucer',
  credits: 'credits',
  'last-card': 'credits',
}

/** The title is agreed on: the film has a poster. */
export const PREMIERE = ['title-word', 'no-title']
