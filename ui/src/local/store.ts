/** Tables of the page's own, kept by the browser (IndexedDB): they survive a reload, and a crash between two decisions. */
import type { Kept } from './table.ts'

const TABLES = 'tables'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('lychgate', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

let database: Promise<IDBDatabase> | null = null

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= opened()
  const store = (await database).transaction(TABLES, mode).objectStore(TABLES)
  return new Promise((resolve, reject) => {
    const request = act(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

export const saveTable = (kept: Kept): Promise<unknown> => run('readwrite', (store) => store.put(kept))
export const findTable = (id: string): Promise<Kept | undefined> => run('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>)
export const allTables = (): Promise<Kept[]> => run('readonly', (store) => store.getAll() as IDBRequest<Kept[]>)
export const removeTable = (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id))
