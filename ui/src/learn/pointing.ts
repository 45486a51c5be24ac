/** Points at what a step speaks of: every element with such an anchor or sign, whenever it is drawn. */

const SHEET = new CSSStyleSheet()

const LOOK = 'outline: 0.2rem solid var(--live); outline-offset: 0.1rem; border-radius: 0.3rem; animation: pointed 1.2s ease-in-out infinite alternate'
const PULSE = '@keyframes pointed { to { outline-color: color-mix(in srgb, var(--live) 35%, transparent) } }'

export function selectorOf(spot: string): string {
  return `[data-anchor="${spot}"], [data-sign="${spot}"]`
}

export function pointAt(spots: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(SHEET)) document.adoptedStyleSheets.push(SHEET)
  SHEET.replaceSync(spots.length === 0 ? '' : `${PULSE} :is(${spots.map(selectorOf).join(', ')}) { ${LOOK} }`)
}
