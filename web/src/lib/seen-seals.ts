import { isObject, readJson, sharedStorage } from './storage.ts'

/** The seals this browser was shown, by the readings they served: evidence that the server cannot change afterwards. */
const NAME = 'seenSeals'
const MOST = 200

const stored = (): [string, string][] => {
  const seals = readJson(sharedStorage, NAME)
  return isObject(seals) ? Object.entries(seals).filter((entry): entry is [string, string] => typeof entry[1] === 'string') : []
}

const store = (seals: readonly [string, string][]) => sharedStorage.write(NAME, JSON.stringify(Object.fromEntries(seals)))

/** Remembers the seal that was shown before a reading; the first one stays. Beyond two hundred, the oldest is forgotten. */
export const rememberSeal = (readingId: string, seal: string): void => {
  const seals = stored()
  if (seals.some(([known]) => known === readingId)) return
  store([...seals, [readingId, seal] as [string, string]].slice(-MOST))
}

/** The seal that this browser was shown before a reading; undefined if another browser was shown it. */
export const seenSeal = (readingId: string): string | undefined => stored().find(([known]) => known === readingId)?.[1]

export const forgetSeal = (readingId: string): void => {
  const seals = stored()
  const left = seals.filter(([known]) => known !== readingId)
  if (left.length < seals.length) store(left)
}
