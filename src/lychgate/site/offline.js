// The service worker of a page that plays by itself: it keeps all files of one version, so that the page works offline from
// the first visit on. `lychgate site` puts VERSION and FILES before this text. A new version waits until no page is open any
// more. A table that was begun with other rules goes on with the version of the page that it was begun with, whose files are
// kept as long as the browser keeps the table.
const PREFIX = 'lychgate-'
const CACHE = PREFIX + VERSION
const AT_SERVER = /^\/(?:api|docs)(?:\/|$)/ // which are never the page's own
const TABLE = /^\/(?:table|replay)\/(local-[0-9a-f]+)/

/** The tables that the browser keeps; as `ui/src/local/store.ts` writes them. */
function keptTables() {
  return new Promise((resolve) => {
    const request = indexedDB.open('lychgate')
    request.onupgradeneeded = () => request.transaction.abort() // nobody has kept one yet
    request.onerror = () => resolve([])
    request.onsuccess = () => {
      const database = request.result
      const found = database.transaction('tables').objectStore('tables').getAll()
      found.onerror = () => resolve([])
      found.onsuccess = () => resolve(found.result)
      found.transaction.oncomplete = () => database.close()
    }
  })
}

/** The files that a table is played with: those of this version, unless its rules are others. */
function cacheOf({ game, hash, page }) {
  return FILES.includes(`/local/${game}/${hash}/kit.json`) ? CACHE : PREFIX + page
}

async function tidy() {
  const needed = new Set([CACHE, ...(await keptTables()).map(cacheOf)])
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && !needed.has(name)) await caches.delete(name)
  await clients.claim()
}

/** The page for an address: for a table with other rules, the one that knows them. */
async function pageFor(path) {
  const [, id] = TABLE.exec(path) ?? []
  const table = id && (await keptTables()).find((kept) => kept.id === id)
  const name = table ? cacheOf(table) : CACHE
  return (await caches.has(name)) ? (await caches.open(name)).match('/') : caches.match('/', { cacheName: CACHE })
}

/** A file: those that have the same name in all versions are asked for with their version (`?v=`). */
async function fileFor(request, url) {
  const version = url.searchParams.get('v')
  const cacheName = version === null ? CACHE : PREFIX + version
  const found = await caches.match(request, { cacheName, ignoreSearch: true })
  return found ?? (await caches.match(request)) ?? fetch(request)
}

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

addEventListener('activate', (event) => event.waitUntil(tidy()))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || AT_SERVER.test(url.pathname)) return
  const found = request.mode === 'navigate' ? pageFor(url.pathname) : fileFor(request, url)
  event.respondWith(found.then((answer) => answer ?? fetch(request)))
})
