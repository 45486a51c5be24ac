/** A list that comes in pages: as many as were asked for, brought up to date together. */
import { PAGE } from '../api/client.ts'
import type { Table } from '../api/types.ts'

export class Pages {
  tables = $state.raw<Table[]>([])
  more = $state(false)
  #shown = 1

  constructor(readonly fetchPage: (page: number) => Promise<Table[]>) {}

  async refresh(): Promise<void> {
    const pages = await Promise.all(Array.from({ length: this.#shown }, (_, index) => this.fetchPage(index + 1)))
    // A table that was touched meanwhile may stand on two of them.
    this.tables = [...new Map(pages.flat().map((table) => [table.table, table])).values()]
    this.more = pages.at(-1)?.length === PAGE
  }

  async showMore(): Promise<void> {
    this.#shown += 1
    await this.refresh()
  }
}
