import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { unchanged } from '@sibyl/platform/store/store'
import { DAY, millisecondsBetween, plus, SECOND } from '@sibyl/platform/time'
import { cardOfTheDay } from '../methods/daily-card/draw.ts'
import { dailyCardFacts } from '../methods/daily-card/facts.ts'
import { localDate, secondsToNextDate } from '../methods/daily-card/local-date.ts'
import { dailyCardImage } from '../methods/daily-card/picture.ts'
import { withDraw } from '../methods/daily-card/streak.ts'
import { requireNotErased } from '../wallet/known-erased.ts'
import type { DailyDraws } from './collections.ts'
import { cardDrawn, dailyCardId } from './daily-card-id.ts'
import type { EndPorts } from './end-reading.ts'
import { presentReading } from './present-reading.ts'
import { type Reading, requested } from './reading.ts'

export type DailyPorts = EndPorts & { dailyDraws: DailyDraws; limiter: Limiter; dailySecret: string; readingWaitMs?: number }

export type DailyRequest = {
  readerId: string
  signedIn: boolean
  address: string
  /** The caller's time zone, or the one in the profile, or UTC. */
  zone: string | undefined
}

const VISITOR_RETAINED_MS = 2 * DAY
const CRASHED_AFTER = 5 * SECOND

/**
 * Draws the card for the reader's local date, once. A new card needs a later date than the last one, in whatever time zone.
 * @throws AppError already_drawn with the time until the next local midnight and, if it still exists, today's reading
 */
export const drawDailyCard = (ports: DailyPorts) => {
  const { readings, dailyDraws, wallets, limiter, clock, dailySecret } = ports

  const begin = async ({ readerId, signedIn }: DailyRequest, date: string): Promise<Reading> => {
    const at = clock.now()
    const facts = dailyCardFacts(cardOfTheDay(dailySecret, readerId, date))
    const images = [dailyCardImage(facts)]
    const request = {
      _id: dailyCardId(readerId, date),
      readerId,
      methodId: 'daily-card' as const,
      formData: {},
      date,
      paid: false,
      facts,
      images,
    }
    const asked = signedIn ? request : { ...request, expiresAt: plus(at, VISITOR_RETAINED_MS) }
    return readings.create(requested(asked, at, ports.readingWaitMs))
  }

  return async (request: DailyRequest): Promise<Reading> => {
    const { readerId, signedIn, address } = request
    const at = clock.now()
    const last = await dailyDraws.get(readerId)
    if (signedIn && !last) await requireNotErased(wallets, readerId)
    const zone = request.zone ?? last?.timezone ?? 'UTC'
    const date = localDate(at, zone)
    if (!signedIn && (!last || last.lastDate < date)) {
      const verdict = await limiter.consume('anonymousDailyCards', address)
      if (!verdict.allowed) throw new AppError('rate_limited', { retryAfter: verdict.resetSeconds })
    }
    const claim = newId('draw')
    const draw = await dailyDraws.change(readerId, (current) =>
      current.lastDate >= date
        ? unchanged(current)
        : {
            next: {
              ...current,
              ...withDraw(current, date),
              claim,
              drawnAt: at,
              ...(signedIn ? {} : { expiresAt: plus(at, VISITOR_RETAINED_MS) }),
            },
            events: signedIn ? [cardDrawn(readerId, date)] : [],
          },
    )
    if (draw.claim === claim) return begin(request, date)

    const drawn = await readings.get(dailyCardId(readerId, draw.lastDate))
    const crashed = !drawn && draw.lastDate === date && millisecondsBetween(draw.drawnAt, at) > CRASHED_AFTER
    if (crashed) return begin(request, date)
    throw new AppError('already_drawn', {
      retryAfter: secondsToNextDate(at, zone),
      ...(drawn ? { extra: { data: presentReading(drawn) } } : {}),
    })
  }
}
