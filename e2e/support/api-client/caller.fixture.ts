/** A program as an outside developer writes it against the generated types. It prints its results as one line of JSON. */
export const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './sibyl.d.ts'

const [, , baseUrl = '', token = ''] = process.argv
const visitor = createClient<paths>({ baseUrl })
const reader = createClient<paths>({ baseUrl, headers: { Authorization: 'Bearer ' + token } })

const { data: pricing } = await visitor.GET('/payments/pricing')
const profile = await reader.GET('/auth/profile')
const signedOut = await visitor.GET('/auth/profile')

const requested = await reader.POST('/divination/reading/{id}', {
  params: { path: { id: 'tarot' }, query: { tz: 'Europe/Stockholm' }, header: { 'Idempotency-Key': 'one-request' } },
  body: { formData: { timeframe: 'week', question: 'Should I take the offer from the studio?' } },
})
const reading = requested.data && 'reading' in requested.data ? requested.data.reading : undefined
const id = reading?._id ?? ''
const shown = await reader.GET('/divination/reading/{id}', { params: { path: { id } } })
const events = await reader.GET('/divination/reading/{id}/events', { params: { path: { id } }, parseAs: 'text' })

await reader.GET('/divination/daily-card', { params: { query: { tz: 'UTC' } } })
const again = await reader.GET('/divination/daily-card', { params: { query: { tz: 'UTC' } } })
const card: components['schemas']['Reading'] | undefined = again.error && 'data' in again.error ? again.error.data : undefined

const refused = await visitor.POST('/auth/register', { body: { firstName: '', lastName: 'L', email: 'm@example.com', password: 'Night1' } })
const deleted = await reader.DELETE('/divination/reading/{id}', { params: { path: { id } } })

console.log(JSON.stringify({
  prices: pricing?.data.tokenPackages.map(({ price }) => price),
  firstName: profile.data?.user.firstName,
  signedOut: signedOut.error?.code,
  methodId: shown.data?.reading.methodId,
  tokensLeft: reading?.userTokensRemaining,
  lastEvent: events.data?.split('event: ').at(-1)?.split('\\n')[0],
  again: [again.response.status, again.error?.code, card?.methodId],
  refused: refused.error?.fields,
  deleted: deleted.data?.success,
}))
`

/** Programs that must not compile. */
export const mistakes: Record<string, string> = {
  'a path that is not there': `visitor.GET('/divination/fortune')`,
  'a method that a path does not have': `visitor.PUT('/payments/pricing', {})`,
  'a reading by a method that is not there': `visitor.POST('/divination/reading/{id}', { params: { path: { id: 'runes' } }, body: {} })`,
  'a body without what it needs': `visitor.POST('/auth/login', { body: { email: 'm@example.com' } })`,
  'a form that no method has': `visitor.POST('/divination/reading/{id}', { params: { path: { id: 'tarot' } }, body: { formData: { timeframe: 'year', question: '' } } })`,
  'a member that no answer has': `visitor.GET('/payments/pricing').then(({ data }) => data?.data.discount)`,
}
