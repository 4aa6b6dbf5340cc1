import type { shareOperations } from '@sibyl/contracts/http/shares'
import { AppError, isAppError } from '@sibyl/platform/app-error'
import { AnswerExtras, Content } from '@sibyl/platform/http/answers'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { memoize } from '@sibyl/platform/memoize'
import { cardSvg } from '../pictures/deck/card-svg.ts'
import type { Readings } from '../readings/collections.ts'
import type { SharePorts } from './share-reading.ts'
import { shareIdIn } from './share-token.ts'
import { whatIsShown } from './what-is-shown.ts'

type Operations = typeof shareOperations

/**
 * No browser or proxy may store the response, so a withdrawn link shows nothing anywhere. No crawler lists it, and no page opened from it
 * learns its address.
 */
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/** The reading that a token shows, read from the store each time. @throws AppError not_found for a token that we never made, share_ended */
const find = async ({ shares, readings, dailySecret, clock }: SharePorts & { readings: Readings }, token: string) => {
  const shareId = shareIdIn(dailySecret, token)
  if (shareId === undefined) throw new AppError('not_found')
  const share = await shares.get(shareId)
  if (!share || (share.expiresAt !== undefined && share.expiresAt <= clock.now())) throw new AppError('share_ended')
  const reading = await readings.get(share.readingId)
  if (!reading) throw new AppError('share_ended')
  return { share, reading }
}

/** Shows a shared sentence to anyone with its link, and counts the view. */
export const showShared =
  (ports: SharePorts) =>
  async ({ params, query }: Call<Operations['getShared']>): Promise<Answer<Operations['getShared']>> => {
    const { share, reading } = await find(ports, params.token)
    if (query.preview === undefined)
      await ports.shares
        .change(share._id, (current) => ({ next: { ...current, views: current.views + 1 } }), share)
        .catch((error: unknown) => {
          // Withdrawn meanwhile. Many views at once may conflict: then one goes uncounted rather than unseen.
          if (isAppError(error, 'not_found')) throw new AppError('share_ended')
          if (!isAppError(error, 'conflict')) throw error
        })
    return new AnswerExtras({ success: true, shared: whatIsShown(reading, share.sentence) }, { headers })
  }

const drawing = memoize(() => Promise.all([import('./draw-preview.ts'), import('../picture-addresses/picture-svg.ts')]))

/** The drawing behind one of our own addresses. */
const svgAt = async (src: string): Promise<string> => {
  const [kind = '', code = ''] = src.replace(/^\/api\/divination\/(?:pictures\/)?|\.svg$/g, '').split('/')
  const [, { pictureSvg }] = await drawing()
  return (kind === 'cards' ? cardSvg(code) : pictureSvg(kind, code)) ?? cardSvg('back') ?? ''
}

/** The picture that a messenger shows beside a link. */
export const showPreview =
  (ports: SharePorts) =>
  async ({ params }: Call<Operations['getSharedPreview']>): Promise<Content> => {
    const { share, reading } = await find(ports, params.token)
    const { sentence, picture, cards } = whatIsShown(reading, share.sentence)
    const [{ drawPreview }] = await drawing()
    const png = await drawPreview({
      svg: await svgAt(picture.src),
      sentence,
      reversed: cards.some(({ about, reversed }) => about && reversed),
    })
    return new Content('image/png', png, headers)
  }
