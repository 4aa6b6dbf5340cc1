/** The cache from which the service worker serves pictures of cards; what lies in it is decided here. */
export const KEPT_PICTURES = 'kept-pictures'

const BACK = 'back'

const addressOf = (card: string) => `/api/divination/cards/${card}.svg`

/** A page that did not come over https has no such cache, and a browser may refuse it to others. */
const opened = async () => ('caches' in globalThis ? caches.open(KEPT_PICTURES).catch(() => null) : null)

/** Keeps the pictures of cards for a time without a connection, and the back of the deck with them. One that cannot be had now is left out. */
export const keepPictures = async (cards: readonly string[] = []) => {
  const kept = await opened()
  await Promise.allSettled(
    [BACK, ...cards].map(addressOf).map(async (address) => {
      if (kept && !(await kept.match(address))) await kept.add(address)
    }),
  )
}

/** Forgets which cards there were; the back, which tells nothing, stays. */
export const forgetPictures = async () => {
  const kept = await opened()
  for (const request of (await kept?.keys()) ?? []) {
    if (!request.url.endsWith(addressOf(BACK))) await kept?.delete(request)
  }
}
