import { z } from 'zod'
import { success } from './answers.ts'
import { operation } from './operation.ts'

const hash = z.string().meta({ description: '32 bytes, hexadecimal' })

const sealed = z.object({
  date: z.iso.date().meta({ description: 'A day in UTC' }),
  id: z.string(),
  algorithm: z.string(),
  commitment: hash.meta({ description: 'SHA-256 of the seed' }),
  seal: z.string().meta({ description: 'All of the above, signed: a compact JWS (EdDSA) of type `sibyl-draw-seal`' }),
})

const publicCard = z
  .object({
    card: z.string().meta({ description: 'Id of the card' }),
    label: z.string().meta({ description: 'The card and which way it lies' }),
    reversed: z.boolean(),
    meaning: z.string(),
    keywords: z.array(z.string()),
    picture: z.string().meta({ description: 'Address of the drawing, below this server' }),
    draw: sealed.extend({ seed: hash.meta({ description: 'Draws the card again, as docs/draws.md says, with the id and an empty cut' }) }),
  })
  .meta({ id: 'PublicCard', description: 'The card of a day that is the same for everybody' })
export type PublicCard = z.infer<typeof publicCard>

export const DAY_UP_TO_TODAY = 'Please give a day up to today (UTC), as YYYY-MM-DD'

/** The addresses of the public card besides its record, below `/api`. */
const publicCardFiles = ['widget.html', 'feed.xml', 'feed.json'] as const

export const publicCardOperations = {
  getPublicCard: operation({
    method: 'get',
    path: '/divination/public-card',
    summary: 'Show the public card of a day',
    description:
      'One card a day for everybody, from midnight to midnight UTC, with the seed that draws it again. The commitment to tomorrow’s is here a day before.',
    caller: 'public',
    query: z.object({ date: z.iso.date(DAY_UP_TO_TODAY).optional().meta({ description: 'Today, where it is left out' }) }),
    answer: success.extend({ data: publicCard, tomorrow: sealed }),
    failures: ['invalid_input'],
  }),
  getPublicCardFile: operation({
    method: 'get',
    path: '/divination/public-card/:file',
    summary: 'Show the public card on another site',
    description:
      '`widget.html` is a page for an `<iframe>`, without script and cookie; `feed.xml` (RSS 2.0) and `feed.json` (JSON Feed 1) have the cards of the last 14 days.',
    caller: 'public',
    params: z.object({ file: z.enum(publicCardFiles).meta({ description: 'The page or a feed' }) }),
    answer: z.string().meta({ description: 'text/html, application/rss+xml or application/feed+json; good until midnight UTC' }),
    failures: ['invalid_input'],
  }),
}
