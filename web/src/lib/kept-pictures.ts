import { sharedStorage } from './storage.ts'

/** The cache from which the service worker serves pictures of cards; what lies in it is decided here. */
export const KEPT_PICTURES = 'kept-pictures'

const BACK = 'back'

const addressOf = (card: string) => `/api/divination/cards/${card}.svg`

/** A page that did not come over https has no such cache, and a browser may refuse it to others. */
const opened = async () => ('caches' in globalThis ? caches.open(KEPT_PICTURES).catch(() => null) : null)

/** Stands as long as something is being forgotten: a page that is left meanwhile leaves the rest to the next. */
const FORGETTING = 'forgettingPictures'

/** How often this page has forgotten. */
let times = 0

/** Keeps the pictures of cards for a time without a connection, and the back of the deck with them. One that cannot be had now is left out. */
export const keepPictures = async (cards: readonly string[] = []) => {
  const before = times
  const kept = await opened()
  await Promise.allSettled(
    [BACK, ...cards].map(addressOf).map(async (address) => {
      if (kept && !(await kept.match(address))) await kept.add(address)
    }),
  )
  // Whoever left while a picture was on its way leaves without it.
  if (times !== before) await forgetPictures()
}

/** Forgets which cards there were; the back, which tells nothing, stays. */
export const forgetPictures = async () => {
  times += 1
  sharedStorage.write(FORGETTING, 'true')
  const kept = await opened()
  for (const request of (await kept?.keys()) ?? []) {
    if (!request.url.endsWith(addressOf(BACK))) await kept?.delete(request)
  }
  sharedStorage.forget(FORGETTING)
}

/** Goes on with what a page before this one was left in the middle of. */
export const finishForgetting = async () => {
  if (sharedStorage.read(FORGETTING)) await forgetPictures()
}
