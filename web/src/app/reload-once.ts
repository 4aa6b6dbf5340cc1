import { isOffline } from '../lib/online.ts'
import { tabStorage } from '../lib/storage.ts'

const KEY = 'reloaded-for-new-version'
const AGAIN_AFTER_MS = 60_000

/**
 * A deploy takes away the files of open tabs. Load the page anew, once: if that does not help, the error is shown. Nor does it help
 * without a connection, and where something has been typed it would be lost: then whoever wanted the file goes on without it.
 */
export const reloadOnceWhenOutdated = (reload = () => location.reload()) => {
  let typedAt = ''
  addEventListener('input', () => {
    typedAt = location.href
  })
  addEventListener('vite:preloadError', (event) => {
    const last = Number(tabStorage.read(KEY) ?? 0)
    if (isOffline() || typedAt === location.href || Date.now() - last < AGAIN_AFTER_MS) return
    // A browser that forgets having done so would do it for ever.
    if (!tabStorage.write(KEY, String(Date.now()))) return
    event.preventDefault()
    reload()
  })
}
