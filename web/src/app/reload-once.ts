const KEY = 'reloaded-for-new-version'
const AGAIN_AFTER_MS = 60_000

/** A deploy takes away the files of open tabs. Load the page anew, once: if that does not help, the error is shown. */
export const reloadOnceWhenOutdated = (reload = () => location.reload()) =>
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < AGAIN_AFTER_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    reload()
  })
