import './push.ts'
import { FILE_CACHE, PICTURE_CACHE } from '../lib/cache-names.ts'
import { scope } from './scope.ts'
import { openSharedDream, SHARE } from './shared-dream.ts'

/** The addresses of what an offline page needs, each with its version in its name or its query. The build puts them in. */
declare const FIRST_FILES: readonly string[]

/** Holds the first files of the active version, and of a newer one that waits. */
const SHELL = 'shell'
const INDEX = '/index.html'
/** More scripts than a whole client has, to include those of earlier deploys. */
const MOST_FILES = 150

const addressOf = (file: string): string => new URL(file, scope.location.origin).href
const firstFiles: ReadonlyMap<string, string> = new Map(FIRST_FILES.map((file) => [new URL(addressOf(file)).pathname, addressOf(file)]))

/** Fetches what this version needs and an earlier one has not stored. Rejects if a file is missing, and the worker is not installed. */
const store = async (): Promise<void> => {
  const shell = await caches.open(SHELL)
  const stored = new Set((await shell.keys()).map(({ url }) => url))
  await shell.addAll([...firstFiles.values()].filter((address) => !stored.has(address)))
}

/** Deletes the first files of earlier versions, and the caches of an earlier worker, which Workbox wrote. */
const tidy = async (): Promise<void> => {
  const shell = await caches.open(SHELL)
  const current = new Set(firstFiles.values())
  for (const request of await shell.keys()) if (!current.has(request.url)) await shell.delete(request)
  for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name)
}

const firstFile = async (path: string): Promise<Response | undefined> => (await caches.open(SHELL)).match(firstFiles.get(path) ?? path)

/** A page always comes from the network while that answers, so that no old version outlives a deploy. */
const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const index = await firstFile(INDEX)
    if (index) return index
    throw error
  }
}

const script = async (request: Request): Promise<Response> => {
  const files = await caches.open(FILE_CACHE)
  const stored = await files.match(request)
  if (stored) return stored
  const fetched = await fetch(request)
  if (!fetched.ok) return fetched
  // A full disk is no reason to break the page.
  await files.put(request, fetched.clone()).catch(() => undefined)
  const all = await files.keys()
  for (const oldest of all.slice(0, Math.max(0, all.length - MOST_FILES))) await files.delete(oldest)
  return fetched
}

/** The client chooses the pictures; the worker adds none. */
const picture = async (request: Request): Promise<Response> => (await (await caches.open(PICTURE_CACHE)).match(request)) ?? fetch(request)

/** Addresses that are no pages of the client: answers of the API, feeds, the emulators' pages, files. */
const NO_PAGE = /^\/(api|_dev|livez|readyz|metrics)(\/|$)|\.[^/]*$/

/** The worker's answer; undefined where the browser itself makes the request. No answer of the API is ever stored. */
const answerTo = (request: Request): Promise<Response> | undefined => {
  const { origin, pathname: path } = new URL(request.url)
  if (origin !== scope.location.origin) return undefined
  if (request.method === 'POST') return path === SHARE ? openSharedDream(request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate') return NO_PAGE.test(path) ? undefined : page(request)
  if (firstFiles.has(path)) return firstFile(path).then((stored) => stored ?? fetch(request))
  if (/^\/assets\/.*\.js$/.test(path)) return script(request)
  return /^\/api\/divination\/cards\/[^/]*\.svg$/.test(path) ? picture(request) : undefined
}

// A new version waits until no page of the old one is open: it never takes over a page in the middle of a form. The first one has none to
// wait for, and serves the open page at once.
scope.addEventListener('install', (event) => event.waitUntil(store()))
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([tidy(), scope.clients.claim()])))
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
