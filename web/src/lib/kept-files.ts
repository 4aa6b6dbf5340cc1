/** The cache in which the service worker puts the scripts of pages that were opened. Their names change with what is in them, so none grows old. */
export const KEPT_FILES = 'kept-files'

const loadedScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.js$/.test(pathname))
    .map(({ pathname }) => pathname)

/** Keeps the scripts of this page for a time without a connection: those that came before the worker stood behind it. */
export const keepLoadedFiles = async () => {
  const kept = 'caches' in globalThis ? await caches.open(KEPT_FILES).catch(() => null) : null
  if (!kept) return
  await Promise.allSettled(
    loadedScripts().map(async (path) => {
      if (!(await caches.match(path))) await kept.add(path)
    }),
  )
}
