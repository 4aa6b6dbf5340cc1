import type { Reading } from '@sibyl/contracts/http/readings'
import { browserZone } from './browser-zone.ts'
import { cacheDailyCard, forgetVisitorsCard, hasVisitorsCard } from './daily-card-cache.ts'
import { authorizedFetch } from './reauth.ts'

/** After a sign-in, gives the reader the card drawn in this browser today. If that fails, they may draw one of their own. */
export const keepVisitorsCard = async () => {
  if (!hasVisitorsCard()) return
  const query = new URLSearchParams({ tz: browserZone() })
  const answer = await authorizedFetch(`/divination/daily-card/keep?${query}`, { method: 'POST' }).catch(() => null)
  if (!answer?.ok) return
  const { data } = (await answer.json()) as { data: Reading | null }
  if (!data) return
  forgetVisitorsCard()
  cacheDailyCard(data)
}
