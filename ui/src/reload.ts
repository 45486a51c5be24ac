/** A page that is older than its server loads itself anew. If that was tried a moment ago and has not helped, it says so instead. */
const KEY = 'lychgate.reloaded'
const MINUTE = 60_000

/** True if the page is being loaded anew. */
export function reloadedForNewPage(now = Date.now()): boolean {
  if (now - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return false
  sessionStorage.setItem(KEY, String(now))
  location.reload()
  return true
}
