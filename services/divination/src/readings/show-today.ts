import type { getToday, Today } from '@sibyl/contracts/http/today'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import { localDate } from '../methods/daily-card/local-date.ts'
import { streakOn } from '../methods/daily-card/streak.ts'
import type { Wallets } from '../wallet/collections.ts'
import { requireNotErased } from '../wallet/known-erased.ts'
import type { DailyDraws, Readings } from './collections.ts'
import { dailyCardId } from './daily-card-id.ts'
import type { Reading } from './reading.ts'

/**
 * Looks far enough back to find a reading that is no daily card: half of all readings may be daily cards, and a month of them is the limit.
 */
const LOOKED_THROUGH = 31

const cardOf = (reading: Reading | undefined): Today['dailyCard'] => {
  const fact = reading?.status === 'done' ? reading.facts[0] : undefined
  if (!reading || !fact) return null
  const { label, data } = fact
  return { readingId: reading._id, label, card: String(data.card), reversed: data.reversed === true }
}

const summary = (reading: Reading | undefined): Today['latest'] => {
  if (!reading) return null
  const { _id, methodId, title, createdAt } = reading
  return { _id, methodId, title, createdAt }
}

/** What a reader finds today. @throws AppError invalid_input for an unknown zone, session_ended where the caller is erased */
export const showToday =
  ({ readings, dailyDraws, wallets, clock }: { readings: Readings; dailyDraws: DailyDraws; wallets: Wallets; clock: Clock }) =>
  async ({ query: { tz }, caller }: Call<typeof getToday>): Promise<Answer<typeof getToday>> => {
    const draw = await dailyDraws.get(caller.id)
    if (!draw) await requireNotErased(wallets, caller.id)
    const date = localDate(clock.now(), tz ?? draw?.timezone ?? 'UTC')
    const run = draw ?? { lastDate: '' }
    const drawnToday = run.lastDate >= date
    const [drawn, shelf] = await Promise.all([
      drawnToday ? readings.get(dailyCardId(caller.id, run.lastDate)) : undefined,
      readings.find('byReader', { readerId: caller.id, listed: true }, { limit: LOOKED_THROUGH }),
    ])
    const latest = shelf.find(({ methodId }) => methodId !== 'daily-card')
    return {
      success: true,
      today: { date, dailyCard: cardOf(drawn), streak: { ...streakOn(run, date), drawnToday }, latest: summary(latest) },
    }
  }
