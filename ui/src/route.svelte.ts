/** Which page: the address, read and changed without loading the page anew. */
class Route {
  url = $state.raw(new URL(location.href))

  get parts(): string[] {
    return this.url.pathname.split('/').filter((part) => part !== '')
  }

  /** What stands after #, which is never sent to a server: `invite=…`, or a rule's id. */
  get fragment(): string {
    return decodeURIComponent(this.url.hash.slice(1))
  }
}

export const route = new Route()

export function navigate(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  route.url = new URL(location.href)
  if (!replace) scrollTo(0, 0)
}

/** Links within the page change the address only. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  navigate(link.href)
}

export function startRouting(): void {
  addEventListener('popstate', () => (route.url = new URL(location.href)))
  addEventListener('hashchange', () => (route.url = new URL(location.href)))
  document.addEventListener('click', follow)
}
