import type { Plugin, PluginOption, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { FILE_CACHE } from '../src/lib/file-cache.ts'
import { PICTURE_CACHE } from '../src/lib/picture-cache.ts'

/** Precached on the first visit, beside the first script: the frame and the home page. Files of other pages are cached when they are loaded. */
const roots = ['src/app/main.tsx', 'src/app/not-found-page.tsx', 'src/features/home/pages/home-page.tsx']

/**
 * The names in the build of the entry script, the roots' scripts and everything they import.
 * @throws if the build has no file for a root
 */
const scriptsFor = (bundle: Rolldown.OutputBundle): Set<string> => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = new Set<string>()
  const add = (fileName: string): void => {
    if (needed.has(fileName)) return
    needed.add(fileName)
    for (const other of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(other)
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName)
  for (const root of roots) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${root}`)))
    if (!chunk) throw new Error(`service-worker.ts names ${root}, which the client does not have`)
    add(chunk.fileName)
  }
  return needed
}

/**
 * Writes sw.js. The worker stores the files that an offline page needs and the pictures that the client chose, and no answer of the
 * API. Pages come from the network as long as there is one. docs/decisions/0014-offline.md says why.
 */
export const serviceWorker = (): PluginOption => {
  let scripts = new Set<string>()
  const learnScripts: Plugin = {
    name: 'learn-scripts',
    generateBundle: (_options, bundle) => {
      scripts = scriptsFor(bundle)
    },
  }
  const worker = VitePWA({
    injectRegister: false,
    // The manifest is a file of public/.
    manifest: false,
    workbox: {
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
      manifestTransforms: [
        (entries) => ({ manifest: entries.filter(({ url }) => !url.endsWith('.js') || scripts.has(url)), warnings: [] }),
      ],
      // Not even "/" is answered from the cache while the network answers.
      directoryIndex: null,
      navigateFallback: null,
      inlineWorkboxRuntime: true,
      // Reminders by push: web/public/push.js.
      importScripts: ['/push.js'],
      // A page opened for the first time may go offline at once, so the first worker activates immediately; a new one waits until no page
      // is open.
      clientsClaim: true,
      skipWaiting: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, sameOrigin, url }) =>
            sameOrigin && request.mode === 'navigate' && !/^\/(api|_dev|livez|readyz|metrics)(\/|$)|\.[^/]*$/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/index.html' } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/assets\/.*\.js$/.test(url.pathname),
          handler: 'CacheFirst',
          // More than a whole client has, to include files of earlier deploys.
          options: { cacheName: FILE_CACHE, expiration: { maxEntries: 150 } },
        },
        {
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && url.pathname.startsWith('/api/divination/cards/') && url.pathname.endsWith('.svg'),
          handler: 'CacheFirst',
          // The client chooses the pictures; the worker adds none.
          options: { cacheName: PICTURE_CACHE, plugins: [{ cacheWillUpdate: async () => null }] },
        },
      ],
    },
  })
  return [learnScripts, worker]
}
