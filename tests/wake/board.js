/** Wake's board: the row, whose cards are looked at, and the reader's hand, whose cards are played. */

const looks = new CSSStyleSheet()
looks.replaceSync(`
  .wake { display: grid; gap: 1rem; justify-items: center; padding: 1rem; }
  .wake div { display: flex; gap: 0.5rem; }
  .wake button { width: 3.5rem; height: 5rem; border: 0.1rem solid var(--ink); background: var(--paper); color: var(--ink); font-size: 1.6rem; }
  .wake button:enabled { outline: 0.2rem solid var(--live); }
`)

export function mount(element, table) {
  document.adoptedStyleSheets.push(looks)
  const board = element.appendChild(document.createElement('div'))
  board.className = 'wake'

  function update(table) {
    const { row, seats } = table.view
    const hand = seats[table.seat]?.hand ?? []
    board.replaceChildren(
      line(row.map((card, place) => cardButton(table, card ?? '?', `look ${place + 1}`))),
      line(hand.map((card) => cardButton(table, card, `play ${card}`))),
    )
  }

  update(table)
  return {
    update,
    destroy: () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== looks)),
  }
}

function line(buttons) {
  const made = document.createElement('div')
  made.append(...buttons)
  return made
}

/** A card, to be pressed if that is a legal decision now. */
function cardButton(table, face, decision) {
  const legal = table.decisions.find((found) => found.decision === decision)
  const button = document.createElement('button')
  button.textContent = face
  button.disabled = !legal || table.busy
  button.dataset.nav = ''
  if (legal) button.ariaLabel = legal.words
  button.onclick = () => table.decide(decision)
  return button
}
