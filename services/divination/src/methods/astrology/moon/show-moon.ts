import type { getMoon, getMoonCalendar } from '@sibyl/contracts/http/moon'
import { AnswerExtras, Content } from '@sibyl/platform/http/answers'
import type { Answer, Call } from '@sibyl/platform/http/route'

/** The sky of a month does not change, but a release may describe more of it. */
const cached = { 'Cache-Control': 'public, max-age=86400' }

// The ephemeris and the gazetteer load with the first month that somebody requests.

export const showMoon = async ({ query }: Call<typeof getMoon>): Promise<Answer<typeof getMoon>> => {
  const { moonMonth } = await import('./moon-month.ts')
  return new AnswerExtras({ success: true, data: await moonMonth(query) }, { headers: cached })
}

export const downloadMoon = async ({ query }: Call<typeof getMoonCalendar>): Promise<Content> => {
  const { moonCalendar } = await import('./moon-calendar.ts')
  const disposition = `attachment; filename="moon-${query.month}.ics"`
  return new Content('text/calendar; charset=utf-8', await moonCalendar(query), { ...cached, 'Content-Disposition': disposition })
}
