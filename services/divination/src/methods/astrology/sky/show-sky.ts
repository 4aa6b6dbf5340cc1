import type { getSky } from '@sibyl/contracts/http/sky'
import { AnswerExtras } from '@sibyl/platform/http/answers'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { type Clock, DAY } from '@sibyl/platform/time'

/** In a minute the Moon moves by a hundredth of a degree, which is too little to see. */
const A_MINUTE = 'public, max-age=60'
/** A requested moment may be that of a birth, so only the reader's own browser caches it, for a day. */
const FOR_A_DAY = 'private, max-age=86400'

export const showSky =
  ({ clock }: { clock: Clock }) =>
  async ({ query: { at, days } }: Call<typeof getSky>): Promise<Answer<typeof getSky>> => {
    // The ephemeris loads with the first sky that somebody requests.
    const { skyAt } = await import('./sky-at.ts')
    const from = Date.parse(at ?? clock.now())
    const skies = Array.from({ length: days }, (_, day) => skyAt(from + day * DAY))
    return new AnswerExtras({ success: true, skies }, { headers: { 'Cache-Control': at ? FOR_A_DAY : A_MINUTE } })
  }
