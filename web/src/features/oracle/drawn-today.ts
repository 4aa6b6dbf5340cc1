import type { GeneratedReading, Reading } from '@sibyl/contracts/http/readings'
import { cachedDailyCard } from '../../lib/daily-card-cache.ts'
import { authorizedFetch } from '../../lib/reauth.ts'

const latestOfReader = async (): Promise<Reading | null> => {
  const answer = await authorizedFetch('/divination/history?methodId=daily-card&limit=1')
  if (!answer.ok) return null
  const { readings } = (await answer.json()) as { readings: Reading[] }
  return readings[0] ?? null
}

/** The card already drawn today: from the server's answer, else the reader's latest, else this browser's cache. Null when none has it. */
export const drawnToday = async (sentAlong: GeneratedReading | null, signedIn: boolean): Promise<Reading | null> => {
  if (sentAlong) return sentAlong
  if (!signedIn) return cachedDailyCard()
  return latestOfReader().catch(() => null)
}
