import type { getMoon } from '@sibyl/contracts/http/moon'
import { AnswerExtras } from '@sibyl/platform/http/answers'
import type { Answer, Call } from '@sibyl/platform/http/route'

/** The sky of a month does not change; a release may say more of it. */
const FOR_A_DAY = 'public, max-age=86400'

export const showMoon = async ({ query }: Call<typeof getMoon>): Promise<Answer<typeof getMoon>> => {
  // The ephemeris and the gazetteer load with the first month that somebody requests.
  const { moonMonth } = await import('./moon-month.ts')
  return new AnswerExtras({ success: true, data: moonMonth(query) }, { headers: { 'Cache-Control': FOR_A_DAY } })
}
