import { type ErrorCode, errorCodes } from '@sibyl/contracts/error-codes'
import type { User } from '@sibyl/contracts/http/auth'
import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { Page } from 'playwright-core'

const at = (path: string) => (url: URL) => url.pathname === `/api${path}`

/** Answers calls to a path of the API with this body. */
export const answer = (page: Page, path: string, body: object, status = 200) =>
  page.route(at(path), (route) => route.fulfill({ status, json: { success: status < 400, ...body } }))

/** Refuses calls to a path of the API as the services do. */
export const refuse = (page: Page, path: string, code: ErrorCode, fields?: { field: string; message: string }[]) => {
  const { status, message } = errorCodes[code]
  return answer(page, path, { code, message, error: message, requestId: 'request', ...(fields && { fields }) }, status)
}

/** Leaves calls to a path of the API unanswered. */
export const hold = (page: Page, path: string) => page.route(at(path), () => undefined)

/** Answers the profile with these changes, as if the reader were another one. */
export const seeReaderAs = (page: Page, changes: Partial<User>) =>
  page.route(at('/auth/profile'), async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { user: User }
    await route.fulfill({ response, json: { ...body, user: { ...body.user, ...changes } } })
  })

type Event = { event: 'reading' | 'delta' | 'done'; data: object }

const stream = (page: Page, { methodId }: GeneratedReading, events: Event[]) =>
  page.route(at(`/divination/reading/${methodId}`), (route) =>
    route.fulfill({
      contentType: 'text/event-stream; charset=utf-8',
      body: events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    }),
  )

const begun = (reading: GeneratedReading): Event => ({
  event: 'reading',
  data: { reading: { ...reading, status: 'writing', title: '', content: '' } },
})

/** Answers a request for this reading with half of its text, then stalls. */
export const writeHalf = async (page: Page, reading: GeneratedReading) => {
  await hold(page, `/divination/reading/${reading._id}/events`)
  const half = reading.content.slice(0, reading.content.length / 2)
  await stream(page, reading, [begun(reading), { event: 'delta', data: { text: half } }])
}

/** Answers a request for this reading with all of its text. */
export const writeWhole = (page: Page, reading: GeneratedReading) =>
  stream(page, reading, [begun(reading), { event: 'done', data: { reading } }])
