import type { Reading } from '@sibyl/contracts/http/readings'
import { markDay } from './badge.ts'
import { drawnCards } from './drawn-cards.ts'
import { keepLoadedFiles } from './file-cache.ts'
import { keepPictures } from './picture-cache.ts'
import { currentSession, OWN } from './session/tokens.ts'
import { isObject, readJson, sharedStorage } from './storage.ts'

const VISITORS = 'dailyCard'

type CachedCard = { dateKey: string; reading: Reading }

const todaysKey = (now = new Date()) => now.toDateString()

/** A visitor's card belongs to this browser; a reader's belongs to their session and goes with it. */
const storageKey = () => {
  const session = currentSession()
  return session ? `${OWN}${VISITORS}:${session}` : VISITORS
}

/** Whether it has the fields without which a reading cannot be shown. */
const isOurs = (card: unknown): card is CachedCard =>
  isObject(card) &&
  isObject(card.reading) &&
  typeof card.reading.content === 'string' &&
  isObject(card.reading.facts) &&
  isObject(card.reading.method)

/** Stores today's card, its picture and the page that shows it, so that it can be read again today, offline too. */
export const cacheDailyCard = (reading: Reading) => {
  sharedStorage.write(storageKey(), JSON.stringify({ dateKey: todaysKey(), reading } satisfies CachedCard))
  markDay(true)
  void keepLoadedFiles()
  void keepPictures(drawnCards(reading.facts).map(({ card }) => card))
}

const todaysCard = (key: string): Reading | null => {
  const card = readJson(sharedStorage, key)
  return isOurs(card) && card.dateKey === todaysKey() ? card.reading : null
}

/** The card that the current reader of this browser drew today, or null. */
export const cachedDailyCard = (): Reading | null => todaysCard(storageKey())

/** Whether a card was drawn today in this browser before anybody signed in. */
export const hasVisitorsCard = (): boolean => todaysCard(VISITORS) !== null

export const forgetVisitorsCard = () => sharedStorage.forget(VISITORS)

/** Forgets today's card if it is this reading. */
export const forgetDailyCard = (id: string) => {
  if (cachedDailyCard()?._id === id) sharedStorage.forget(storageKey())
}
