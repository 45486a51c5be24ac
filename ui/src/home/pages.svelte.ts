/** A list that comes in pages: as many as were asked for, brought up to date one after the other. */
import type { Table } from '../api/types.ts'

/** A page, and what asks for the one that follows, if there is one. */
export interface Page {
  tables: Table[]
  next: string | null
}

export class Pages {
  tables = $state.raw<Table[]>([])
  more = $state(false)
  #shown = 1

  /** `fetchPage` is given what the page before has as its next; the first is asked for with nothing. */
  constructor(readonly fetchPage: (after: string) => Promise<Page>) {}

  async refresh(): Promise<void> {
    const found: Table[] = []
    let next: string | null = ''
    for (let page = 0; page < this.#shown && next !== null; page++) {
      const got: Page = await this.fetchPage(next)
      found.push(...got.tables)
      next = got.next
    }
    // A table that was touched meanwhile may stand on two of them.
    this.tables = [...new Map(found.map((table) => [table.table, table])).values()]
    this.more = next !== null
  }

  async showMore(): Promise<void> {
    this.#shown += 1
    await this.refresh()
  }

  /** Begin again with the first page. */
  async restart(): Promise<void> {
    this.#shown = 1
    await this.refresh()
  }
}
