/** Small things that the browser keeps as JSON, each under its key. What is damaged counts as not kept. */
export function recall<T extends object>(key: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) }
  } catch {
    return usual
  }
}

export function keep(key: string, value: object): void {
  localStorage.setItem(key, JSON.stringify(value))
}
