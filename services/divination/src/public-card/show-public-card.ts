import { DAY_UP_TO_TODAY, type PublicCard, type publicCardOperations } from '@sibyl/contracts/http/public-card'
import { AppError } from '@sibyl/platform/app-error'
import { AnswerExtras, Content } from '@sibyl/platform/http/answers'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { type Clock, DAY, plus } from '@sibyl/platform/time'
import { LRUCache } from 'lru-cache'
import { localDate, secondsToNextDate } from '../methods/daily-card/local-date.ts'
import { cardOfDate, type DayPorts, sealOfDate } from './card-of-date.ts'

export type PublicCardPorts = DayPorts & { clock: Clock; product: string; publicUrl: string }
type Operations = typeof publicCardOperations

/** Days in a feed. */
const LISTED = 14

/** Cacheable by anyone until the next day begins in UTC: the card is the same everywhere. */
const shared = (at: string) => ({
  'Cache-Control': `public, max-age=${secondsToNextDate(at, 'UTC')}`,
  'Access-Control-Allow-Origin': '*',
})

const dayFrom = (at: string, days: number): string => localDate(plus(at, days * DAY), 'UTC')

const types = { 'feed.xml': 'application/rss+xml; charset=utf-8', 'feed.json': 'application/feed+json; charset=utf-8' } as const

/** The calls of the public card: its record, and its page and feeds, whose code loads with the first request for one. */
export const publicCard = (ports: PublicCardPorts) => {
  const drawn = new LRUCache<string, Promise<PublicCard>>({ max: 2 * LISTED })
  const cardOf = (date: string): Promise<PublicCard> => {
    const known = drawn.get(date) ?? cardOfDate(ports, date)
    drawn.set(date, known)
    return known
  }
  return {
    async show({ query }: Call<Operations['getPublicCard']>): Promise<Answer<Operations['getPublicCard']>> {
      const at = ports.clock.now()
      const { date = dayFrom(at, 0) } = query
      if (date > dayFrom(at, 0)) throw new AppError('invalid_input', { fields: [{ field: 'date', message: DAY_UP_TO_TODAY }] })
      const [data, tomorrow] = await Promise.all([cardOf(date), sealOfDate(ports, dayFrom(at, 1))])
      return new AnswerExtras({ success: true, data, tomorrow }, { headers: shared(at) })
    },
    async showFile({ params: { file } }: Call<Operations['getPublicCardFile']>): Promise<Content> {
      const at = ports.clock.now()
      if (file === 'widget.html') {
        const { widgetHeaders, widgetPage } = await import('./widget-page.ts')
        const page = widgetPage(await cardOf(dayFrom(at, 0)), ports.product)
        return new Content('text/html; charset=utf-8', page, { ...shared(at), ...widgetHeaders }, { framed: true })
      }
      const { feedOf } = await import('./feeds.ts')
      const cards = await Promise.all(Array.from({ length: LISTED }, (_, ago) => cardOf(dayFrom(at, -ago))))
      return new Content(types[file], feedOf(cards, ports)[file], shared(at))
    },
  }
}
