import { derivedId } from '@sibyl/platform/ids'
import type { NewEvent } from '@sibyl/platform/store/store'

/** The id of a reader's daily card of a date. */
export const dailyCardId = (readerId: string, date: string): string => derivedId('rd', 'daily-card', readerId, date)

/** The event of the write that makes a daily card a reader's own. */
export const cardDrawn = (userId: string, date: string): NewEvent => ({
  type: 'daily-card.drawn.v1',
  data: { userId, readingId: dailyCardId(userId, date), date },
})
