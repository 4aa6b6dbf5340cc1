import type { Page } from 'playwright-core'

/** Resolves once a service worker controls the page and has stored its initial files. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate<void>(`(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })()`)

/** Every response in the browser's caches of this origin, as text. */
export const cachedAnswers = (page: Page): Promise<{ url: string; body: string }[]> =>
  page.evaluate(`(async () => {
    const kept = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) kept.push({ url: request.url, body: await (await cache.match(request)).text() })
    }
    return kept
  })()`)

/** Resolves once a newer worker is installed and waiting. */
export const newerWorkerWaits = (page: Page): Promise<void> =>
  page.evaluate<void>(`(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const coming = registration.installing ?? registration.waiting ??
      (await new Promise((resolve) => registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true })))
    while (coming.state !== 'installed')
      await new Promise((resolve) => coming.addEventListener('statechange', resolve, { once: true }))
  })()`)
