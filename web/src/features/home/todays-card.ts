import type { Today } from '@sibyl/contracts/http/today'
import { cachedDailyCard } from '../../lib/daily-card-cache.ts'
import { cardTitle, drawnCards } from '../../lib/drawn-cards.ts'

/** The page that draws the daily card, and the one that shows the cached card again, offline too. */
export const DAILY_CARD = '/reading/daily-card'

export type Face = { card: string; title: string; reversed: boolean }

/** Today's card once it is drawn: its face, and the page that shows it. Without a face it is still being written, or was deleted. */
export type TodaysCard = { face: Face | null; to: string }

const kept = (): TodaysCard | null => {
  const [drawn] = drawnCards(cachedDailyCard()?.facts ?? [])
  return drawn ? { face: { card: drawn.card, title: cardTitle(drawn), reversed: drawn.reversed }, to: DAILY_CARD } : null
}

/**
 * The card drawn today, or null: according to the server; for a visitor, and until the server responds, according to this browser's cache.
 */
export const todaysCard = (today: Today | null, offline = false): TodaysCard | null => {
  if (!today) return kept()
  const { dailyCard, streak } = today
  if (!dailyCard) return streak.drawnToday ? { face: null, to: DAILY_CARD } : null
  const { card, label, reversed, readingId } = dailyCard
  return { face: { card, title: label, reversed }, to: offline ? DAILY_CARD : `/reading/view/${readingId}` }
}
