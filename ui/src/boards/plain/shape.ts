/** How a value of a picture is laid out, by nothing but its form. */

export type Shape =
  | { kind: 'nothing' }
  | { kind: 'truth'; value: boolean }
  | { kind: 'number'; text: string }
  /** A thing's name, or what else is in words. */
  | { kind: 'text'; text: string }
  /** On one line. */
  | { kind: 'list'; values: unknown[] }
  /** Things alike, one a row. */
  | { kind: 'rows'; columns: string[]; rows: Row[] }
  | { kind: 'fields'; fields: [string, unknown][] }
  /** One under the other. */
  | { kind: 'items'; values: unknown[] }

export interface Row {
  /** The player whom it is about, if it is about one. */
  seat: number | null
  /** A value for each column; undefined: it has none. */
  cells: unknown[]
}

const SEAT = 'seat'

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return { kind: 'nothing' }
  if (typeof value === 'boolean') return { kind: 'truth', value }
  if (Array.isArray(value)) return ofList(value)
  if (isRecord(value)) {
    const fields = Object.entries(value)
    return fields.length > 0 ? { kind: 'fields', fields } : { kind: 'nothing' }
  }
  if (typeof value === 'number') return { kind: 'number', text: String(value).replace('-', '−') }
  return { kind: 'text', text: String(value) }
}

/** Does it take no more room than some words? */
export function isShort(value: unknown): boolean {
  const { kind } = shapeOf(value)
  return kind !== 'rows' && kind !== 'fields' && kind !== 'items'
}

function ofList(values: unknown[]): Shape {
  if (values.length === 0) return { kind: 'nothing' }
  if (values.every((value) => !isRecord(value) && !Array.isArray(value))) return { kind: 'list', values }
  const records = values.filter(isRecord)
  return records.length === values.length ? ofRecords(records) : { kind: 'items', values }
}

function ofRecords(records: Record<string, unknown>[]): Shape {
  const aboutSeats = records.every((record) => Number.isInteger(record[SEAT]))
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((key) => !aboutSeats || key !== SEAT)
  const rows = records.map((record) => ({
    seat: aboutSeats ? Number(record[SEAT]) : null,
    cells: columns.map((column) => record[column]),
  }))
  return { kind: 'rows', columns, rows }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
