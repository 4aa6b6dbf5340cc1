import type { keepDailyCard } from '@sibyl/contracts/http/readings'
import { visitorIn } from '@sibyl/platform/http/caller'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { newId } from '@sibyl/platform/ids'
import { unchanged } from '@sibyl/platform/store/store'
import { localDate } from '../methods/daily-card/local-date.ts'
import { withDraw } from '../methods/daily-card/streak.ts'
import { requireNotErased } from '../wallet/known-erased.ts'
import { cardDrawn, dailyCardId } from './daily-card-id.ts'
import type { DailyPorts } from './draw-daily-card.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading.ts'

/**
 * Makes the card that this browser's visitor drew today the reader's own, unless the reader has drawn one. Only the visitor's cookie says
 * whose card it is, and the visitor's copy goes, so that no second account gets it.
 */
export const keepVisitorsCard =
  ({ readings, dailyDraws, wallets, clock }: Pick<DailyPorts, 'readings' | 'dailyDraws' | 'wallets' | 'clock'>) =>
  async ({ query: { tz }, caller, header }: Call<typeof keepDailyCard>): Promise<Answer<typeof keepDailyCard>> => {
    const visitorId = visitorIn(header('cookie'))
    const at = clock.now()
    const drawn = visitorId === undefined ? undefined : await dailyDraws.get(visitorId)
    const date = localDate(at, tz ?? drawn?.timezone ?? 'UTC')
    if (visitorId === undefined || drawn?.lastDate !== date) return { success: true, data: null }
    await requireNotErased(wallets, caller.id)

    const seen = await readings.get(dailyCardId(visitorId, date))
    if (seen?.status !== 'done') return { success: true, data: null }
    const claim = newId('draw')
    const draw = await dailyDraws.change(caller.id, (current) =>
      current.lastDate >= date
        ? unchanged(current)
        : { next: { ...current, ...withDraw(current, date), claim, drawnAt: at }, events: [cardDrawn(caller.id, date)] },
    )
    if (draw.claim !== claim) return { success: true, data: null }
    const { expiresAt: _, ...card } = seen
    const next: Reading = { ...card, _id: dailyCardId(caller.id, date), readerId: caller.id, version: 0 }
    const kept = await readings.create({ next })
    await readings.erase(seen._id)
    return { success: true, data: presentReading(kept) }
  }
