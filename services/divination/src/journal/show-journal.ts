import type { getJournal } from '@sibyl/contracts/http/journal'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { DailyDraws, Readings } from '../readings/collections.ts'
import { searchHistory } from '../readings/search-history.ts'
import type { Wallets } from '../wallet/collections.ts'
import { requireNotErased } from '../wallet/known-erased.ts'

export const showJournal =
  ({ readings, dailyDraws, wallets }: { readings: Readings; dailyDraws: DailyDraws; wallets: Wallets }) =>
  async ({ query: { month, tz }, caller }: Call<typeof getJournal>): Promise<Answer<typeof getJournal>> => {
    const where = { readerId: caller.id, listed: true }
    const dates = { from: `${month}-01`, to: `${month}-31` }
    const { found } = await searchHistory(readings, 'byReader', where, dates, { skip: 0, limit: Number.POSITIVE_INFINITY })
    if (found.length === 0) await requireNotErased(wallets, caller.id)
    const zone = tz ?? (await dailyDraws.get(caller.id))?.timezone ?? 'UTC'
    // It computes the Moon, so the ephemeris loads with the first journal that somebody opens.
    const { journalOf } = await import('./journal-of.ts')
    return { success: true, data: { month, days: journalOf(month, zone, found) } }
  }
