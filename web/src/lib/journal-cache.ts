import type { JournalDay } from '@sibyl/contracts/http/journal'
import { keepLoadedFiles } from './file-cache.ts'
import { keepPictures } from './picture-cache.ts'
import { currentSession, OWN } from './session/tokens.ts'
import { isObject, readJson, sharedStorage } from './storage.ts'

/** A month with many notes takes some 50 kB, and a browser gives 5 MB. */
const MOST_MONTHS = 6

/** The months belong to the reader's session and go with it. */
const prefix = () => `${OWN}journal:${currentSession()}:`

const stored = () =>
  sharedStorage
    .names()
    .filter((name) => name.startsWith(prefix()))
    .toSorted()

/** Stores a month of the journal, its cards and the page that shows it, so that it can be read offline. Only the latest months stay. */
export const storeMonth = (month: string, days: readonly JournalDay[]) => {
  if (!currentSession()) return
  sharedStorage.write(prefix() + month, JSON.stringify(days))
  for (const oldest of stored().slice(0, -MOST_MONTHS)) sharedStorage.forget(oldest)
  void keepLoadedFiles()
  const cards = days.flatMap(({ readings }) => readings.flatMap((reading) => reading.cards.slice(0, 1)))
  void keepPictures([...new Set(cards.map(({ card }) => card))])
}

const isDay = (day: unknown): day is JournalDay =>
  isObject(day) && typeof day.date === 'string' && isObject(day.moon) && Array.isArray(day.readings)

/** A month as it was last seen in this session, or null. */
export const storedMonth = (month: string): JournalDay[] | null => {
  const days = readJson(sharedStorage, prefix() + month)
  return Array.isArray(days) && days.every(isDay) ? days : null
}

export const hasStoredMonths = (): boolean => currentSession() !== null && stored().length > 0

/** Forgets all months: one of their readings was deleted. */
export const forgetMonths = () => {
  for (const name of stored()) sharedStorage.forget(name)
}
