import { FILE_CACHE } from './cache-names.ts'

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
