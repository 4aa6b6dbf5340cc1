import { check } from 'k6'
import http, { type BatchRequest, type CookieJar, type Params, type RefinedResponse, type ResponseType } from 'k6/http'
import { READING_WAIT_MS } from '../../../contracts/src/constants.ts'
import { BASE_URL } from './environment.ts'
import { type OperationName, operations } from './operations.ts'
import { countRefusals, isLimited } from './refusals.ts'

export type Json = Record<string, unknown>

export type Answer = {
  status: number
  /** The response's JSON object; empty if it has none. */
  body: Json
  text: string
  /** Milliseconds until the first byte of the response, and until its last. */
  waitedMs: number
  tookMs: number
  header(name: string): string | undefined
}

type Ask = {
  /** Fills `:name` in the path. */
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string
  /** The Idempotency-Key. */
  key?: string
  /** Asks for server-sent events. */
  events?: boolean
  lastEventId?: string
  /** The expected statuses; 200 and 201 by default. */
  expected?: readonly number[]
  /** A rate limit may refuse this call, without counting against the run. */
  mayBeLimited?: boolean
  /** A separate cookie jar, for a new visitor. */
  jar?: CookieJar
  /** The server, if it is not the product itself. */
  server?: string
}

const RIGHT = [200, 201]
/** Longer than the product allows a reading to take, so that the product ends it first. */
const TIMEOUT_MS = READING_WAIT_MS + 10_000

const addressOf = (operation: OperationName, { path = {}, query = {}, server = BASE_URL }: Ask): string => {
  const filled = operations[operation].path.replace(/:(\w+)/g, (_, name: string) => path[name] ?? '')
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${server}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

const paramsOf = (operation: OperationName, ask: Ask): Params => ({
  headers: {
    ...(ask.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(ask.token === undefined ? {} : { Authorization: `Bearer ${ask.token}` }),
    ...(ask.key === undefined ? {} : { 'Idempotency-Key': ask.key }),
    ...(ask.events ? { Accept: 'text/event-stream' } : {}),
    ...(ask.lastEventId === undefined ? {} : { 'Last-Event-ID': ask.lastEventId }),
  },
  // Tagged by name, not by URL, so that a thousand readings are one line of every report.
  tags: { operation, name: operation },
  responseCallback: http.expectedStatuses(...(ask.expected ?? RIGHT), ...(ask.mayBeLimited ? [429] : [])),
  timeout: TIMEOUT_MS,
  ...(ask.jar ? { jar: ask.jar } : {}),
})

const requestOf = (operation: OperationName, ask: Ask): BatchRequest => ({
  method: operations[operation].method,
  url: addressOf(operation, ask),
  body: ask.body === undefined ? null : JSON.stringify(ask.body),
  params: paramsOf(operation, ask),
})

const jsonOf = (text: string): Json => {
  try {
    const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : undefined
    return (parsed ?? {}) as Json
  } catch {
    return {}
  }
}

/** The response of a call, whether it was right, and its duration in milliseconds. */
type Seen = { operation: OperationName; right: boolean; ms: number }

let watcher: (seen: Seen) => void = () => undefined

/** Passes every response of this virtual user to `watch`. */
export const watchAnswers = (watch: (seen: Seen) => void): void => {
  watcher = watch
}

const answerOf = (operation: OperationName, ask: Ask, response: RefinedResponse<ResponseType | undefined>): Answer => {
  const { status, headers } = response
  const allowed = ask.mayBeLimited === true && isLimited(response)
  if (!allowed) countRefusals(operation, response, ask.expected)
  const right = allowed || (ask.expected ?? RIGHT).includes(status)
  check(response, { [`${operation}: is answered as it should be`]: () => right })
  watcher({ operation, right, ms: response.timings.duration })
  // Without Retry-After, all refused clients would return at once.
  if (status === 429 || status === 503) {
    check(response, { [`${operation}: a refusal says when to come back`]: () => Number(headers['Retry-After']) > 0 })
  }
  const text = typeof response.body === 'string' ? response.body : ''
  const { waiting: waitedMs, duration: tookMs } = response.timings
  return { status, body: jsonOf(text), text, waitedMs, tookMs, header: (name) => headers[name] }
}

/** Makes one call, checks its status and counts refusals. */
export const call = (operation: OperationName, ask: Ask = {}): Answer => {
  const { method, url, body, params } = requestOf(operation, ask) as { method: string; url: string; body: string | null; params: Params }
  return answerOf(operation, ask, http.request(method, url, body, params))
}

/** Makes the same call for each of `asks` concurrently. */
export const callAll = (operation: OperationName, asks: readonly Ask[]): Answer[] =>
  http.batch(asks.map((ask) => requestOf(operation, ask))).map((response, index) => answerOf(operation, asks[index] ?? {}, response))

/** Records a check; failed ones are listed in the summary by `what`. */
export const expectThat = (what: string, holds: boolean): boolean => check(holds, { [what]: (held) => held })
