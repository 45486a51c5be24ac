/** A telephone on the table does not go dark while somebody plays on it. Where the browser cannot do that, it does as it likes. */

/** From now on, until the function that is returned is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = matchMedia('(pointer: coarse)').matches && 'wakeLock' in navigator

  /** The browser lets go of it whenever the page is hidden. */
  async function ask(): Promise<void> {
    if (!wanted || document.hidden) return
    const got = await navigator.wakeLock.request('screen').catch(() => null)
    if (wanted) lock = got
    else void got?.release()
  }

  const asked = () => void ask()
  document.addEventListener('visibilitychange', asked)
  asked()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', asked)
    void lock?.release()
  }
}
