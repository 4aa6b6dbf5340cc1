/**
 * The cache in which the service worker stores the scripts of opened pages. Their names change with their content, so none becomes stale.
 */
export const FILE_CACHE = 'kept-files'

const loadedScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.js$/.test(pathname))
    .map(({ pathname }) => pathname)

/** Caches the scripts of this page for offline use: those that loaded before the worker controlled it. */
export const keepLoadedFiles = async () => {
  const cache = 'caches' in globalThis ? await caches.open(FILE_CACHE).catch(() => null) : null
  if (!cache) return
  await Promise.allSettled(
    loadedScripts().map(async (path) => {
      if (!(await caches.match(path))) await cache.add(path)
    }),
  )
}
