import { PICTURE_CACHE } from './cache-names.ts'
import { sharedStorage } from './storage.ts'

const BACK = 'back'

const addressOf = (card: string) => `/api/divination/cards/${card}.svg`

/** A page without https has no such cache, and a browser may refuse it to others. */
const opened = async () => ('caches' in globalThis ? caches.open(PICTURE_CACHE).catch(() => null) : null)

/** Set while pictures are being deleted: if the page is closed meanwhile, the next one finishes. */
const FORGETTING = 'forgettingPictures'

/** How many deletions this page has begun. */
let times = 0

/** Stores the pictures of cards, and the deck's back, for offline use. A picture that fails to load is left out. */
export const keepPictures = async (cards: readonly string[] = []) => {
  const before = times
  const cache = await opened()
  await Promise.allSettled(
    [BACK, ...cards].map(addressOf).map(async (address) => {
      if (cache && !(await cache.match(address))) await cache.add(address)
    }),
  )
  // The reader signed out while the picture loaded: do not store it.
  if (times !== before) await forgetPictures()
}

/** Deletes the cards' pictures; the back, which reveals nothing, stays. */
export const forgetPictures = async () => {
  times += 1
  sharedStorage.write(FORGETTING, 'true')
  const cache = await opened()
  for (const request of (await cache?.keys()) ?? []) {
    if (!request.url.endsWith(addressOf(BACK))) await cache?.delete(request)
  }
  sharedStorage.forget(FORGETTING)
}

/** Finishes a deletion that an earlier page could not. */
export const finishForgetting = async () => {
  if (sharedStorage.read(FORGETTING)) await forgetPictures()
}
