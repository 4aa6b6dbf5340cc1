import type { Reading } from '@sibyl/contracts/http/readings'

const KEY = 'dailyCard'

type CachedCard = { dateKey: string; reading: Reading }

const todaysKey = (now = new Date()) => now.toDateString()

/** Keeps the card of a visitor without an account, so that it can be read again today, offline too. */
export const cacheDailyCard = (reading: Reading) =>
  localStorage.setItem(KEY, JSON.stringify({ dateKey: todaysKey(), reading } satisfies CachedCard))

/** The card drawn today in this browser, or null. */
export const cachedDailyCard = (): Reading | null => {
  const stored = localStorage.getItem(KEY)
  if (!stored) return null
  const card = JSON.parse(stored) as CachedCard
  return card.dateKey === todaysKey() ? card.reading : null
}
