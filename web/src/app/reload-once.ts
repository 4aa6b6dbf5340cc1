import { isOffline } from '../lib/online.ts'
import { tabStorage } from '../lib/storage.ts'

const KEY = 'reloaded-for-new-version'
const AGAIN_AFTER_MS = 60_000

/**
 * A deploy removes the files that open tabs rely on. Reloads the page once; if that does not help, the error is shown. Does not reload
 * without a connection or with unsaved input, which would be lost: then the caller continues without the file.
 */
export const reloadOnceWhenOutdated = (reload = () => location.reload()) => {
  let typedAt = ''
  addEventListener('input', () => {
    typedAt = location.href
  })
  addEventListener('vite:preloadError', (event) => {
    const last = Number(tabStorage.read(KEY) ?? 0)
    if (isOffline() || typedAt === location.href || Date.now() - last < AGAIN_AFTER_MS) return
    // A browser that forgets this entry would reload forever.
    if (!tabStorage.write(KEY, String(Date.now()))) return
    event.preventDefault()
    reload()
  })
}
