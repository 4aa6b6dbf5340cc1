import type { Reading } from '@sibyl/contracts/http/readings'
import { drawnCards } from './drawn-cards.ts'
import { keepLoadedFiles } from './kept-files.ts'
import { keepPictures } from './kept-pictures.ts'
import { currentSession, OWN } from './session/tokens.ts'
import { isObject, readJson, sharedStorage } from './storage.ts'

const VISITORS = 'dailyCard'

type CachedCard = { dateKey: string; reading: Reading }

const todaysKey = (now = new Date()) => now.toDateString()

/** A visitor's card belongs to this browser; a reader's belongs to their session and goes with it. */
const place = () => {
  const session = currentSession()
  return session ? `${OWN}${VISITORS}:${session}` : VISITORS
}

/** Whether it has what a reading cannot be shown without. */
const isOurs = (card: unknown): card is CachedCard =>
  isObject(card) &&
  isObject(card.reading) &&
  typeof card.reading.content === 'string' &&
  isObject(card.reading.facts) &&
  isObject(card.reading.method)

/** Keeps today's card, its picture and the page that shows it, so that it can be read again today, offline too. */
export const cacheDailyCard = (reading: Reading) => {
  sharedStorage.write(place(), JSON.stringify({ dateKey: todaysKey(), reading } satisfies CachedCard))
  void keepLoadedFiles()
  void keepPictures(drawnCards(reading.facts).map(({ card }) => card))
}

/** The card drawn today in this browser by whoever uses it now, or null. */
export const cachedDailyCard = (): Reading | null => {
  const card = readJson(sharedStorage, place())
  return isOurs(card) && card.dateKey === todaysKey() ? card.reading : null
}

/** Forgets the card drawn today, where it is this reading. */
export const forgetDailyCard = (id: string) => {
  if (cachedDailyCard()?._id === id) sharedStorage.forget(place())
}
