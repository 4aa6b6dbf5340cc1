import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { AppError } from '@sibyl/platform/app-error'
import type { Clock } from '@sibyl/platform/time'
import type { Origin } from './addresses.ts'
import type { ServiceAnswer } from './ask-service.ts'
import { compressJson } from './compress-json.ts'
import { headersForService } from './forwarded-headers.ts'
import type { ServiceProxy } from './proxy.ts'
import type { Part } from './upstreams.ts'

type Options = { proxy: Pick<ServiceProxy, 'ask'>; clock: Clock; product: string; draining: () => boolean }

type Share = readonly [name: string, part: Part, path: string]

/** What of the file comes from whom. */
const held: readonly Share[] = [
  ['readings', 'divination', ownDataOperations.ownReadings.path],
  ['payments', 'billing', ownDataOperations.ownPayments.path],
  ['mail', 'notification', ownDataOperations.ownMail.path],
]
/** Asked when the others have begun to answer: auth notes in the account's log that the data was exported. */
const account: readonly Share[] = [['account', 'auth', ownDataOperations.ownAccount.path]]

const RETRY_AFTER_SECONDS = 5

type Asked = { name: string; answer: ServiceAnswer }

/** Says whose request it is, and of which trace; nothing of how the answer shall look. */
const headersOfReader = (request: IncomingMessage, origin: Origin): IncomingHttpHeaders => {
  const said = Object.entries(headersForService(request, origin, undefined))
  const kept = said.filter(([name]) => name.startsWith('x-') || ['authorization', 'traceparent', 'user-agent'].includes(name))
  return { ...Object.fromEntries(kept), accept: 'application/json' }
}

/** Passes a refusal on as the service said it. */
const refuse = async ({ statusCode, headers, body }: ServiceAnswer, response: ServerResponse): Promise<void> => {
  response.statusCode = statusCode
  for (const name of ['content-type', 'retry-after', 'cache-control']) {
    const value = headers[name]
    if (value !== undefined) response.setHeader(name, value)
  }
  response.end(await body.text())
}

async function* fileOf(head: object, asked: readonly Asked[]): AsyncIterable<string | Buffer> {
  yield JSON.stringify(head).slice(0, -1)
  for (const { name, answer } of asked) {
    yield `,${JSON.stringify(name)}:`
    yield* answer.body
  }
  yield '}\n'
}

const isRefusal = ({ answer: { statusCode } }: Asked): boolean => statusCode >= 400 && statusCode < 500

/**
 * Everything Sibyl holds about a reader, as one file: each service is asked for its share in the reader's name, and what they say is
 * passed on one after another, at the pace the reader takes it. All have begun to answer before anything is sent.
 * @throws AppError unavailable where one of them is away
 */
export const exportData = ({ proxy, clock, product, draining }: Options) => {
  const ask = async (shares: readonly Share[], headers: IncomingHttpHeaders, signal: AbortSignal) => {
    const asking = shares.map(async ([name, part, path]) => ({ name, answer: await proxy.ask(part, path, headers, signal) }))
    const outcomes = await Promise.allSettled(asking)
    const asked = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
    // Who may not ask is told so, even while a service is away.
    const refusal = asked.find(isRefusal)
    const away = outcomes.find((outcome) => outcome.status === 'rejected')
    if (!refusal && away) throw away.reason
    if (!refusal && asked.some(({ answer }) => answer.statusCode !== 200))
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    return { asked, refusal: refusal?.answer }
  }

  return async (request: IncomingMessage, response: ServerResponse, origin: Origin): Promise<void> => {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort(new Error('the caller has left')))
    const headers = headersOfReader(request, origin)
    const asked: Asked[] = []
    try {
      for (const shares of [held, account]) {
        const { asked: more, refusal } = await ask(shares, headers, leaving.signal)
        if (refusal) return await refuse(refusal, response)
        asked.unshift(...more)
      }
      const exportedAt = clock.now()
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.setHeader('Content-Disposition', `attachment; filename="sibyl-${exportedAt.slice(0, 10)}.json"`)
      response.setHeader('Cache-Control', 'no-store')
      if (draining()) response.setHeader('Connection', 'close')
      compressJson({ 'content-type': 'application/json' }, request, response)
      await pipeline(fileOf({ product, exportedAt }, asked), response)
    } catch (error) {
      // Once something is out, a broken connection is all that tells that this is not the whole.
      if (!response.headersSent && !response.destroyed) throw error
    } finally {
      leaving.abort(new Error('the export is over'))
    }
  }
}
