import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { slugOf } from '@sibyl/contracts/slug'
import { AppError } from '@sibyl/platform/app-error'
import type { Origin } from '@sibyl/platform/http/addresses'
import { compressText } from '@sibyl/platform/http/compress-text'
import type { Clock } from '@sibyl/platform/time'
import { askService } from './ask-service.ts'
import type { GatewayConfig } from './config.ts'
import { headersForService } from './forwarded-headers.ts'
import { RETRY_AFTER, type ServiceProxy } from './proxy.ts'
import type { Part } from './upstreams.ts'

type Options = { config: GatewayConfig; proxy: ServiceProxy; clock: Clock }

type Share = readonly [name: string, part: Part, path: string]

/** The services whose shares make up the file, by member. */
const held: readonly Share[] = [
  ['readings', 'divination', ownDataOperations.ownReadings.path],
  ['payments', 'billing', ownDataOperations.ownPayments.path],
  ['mail', 'notification', ownDataOperations.ownMail.path],
]
/** Asked once the others have begun to answer: auth logs that the data was exported. */
const account: readonly Share[] = [['account', 'auth', ownDataOperations.ownAccount.path]]

type Answered = { name: string; answer: Response }

/** Forwards the reader's identity and the trace, but no header about the form of the response. */
const headersOfReader = (request: IncomingMessage, origin: Origin): Record<string, string> => {
  const said = Object.entries(headersForService(request, origin))
  const kept = said.filter(([name]) => name.startsWith('x-') || ['authorization', 'traceparent', 'user-agent'].includes(name))
  return { ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), accept: 'application/json' }
}

/** Passes on the refusal as the service answered it. */
const refuse = async (answer: Response, response: ServerResponse): Promise<void> => {
  response.statusCode = answer.status
  const passed = [...answer.headers].filter(([name]) => ['content-type', 'retry-after', 'cache-control'].includes(name))
  response.setHeaders(new Map(passed)).end(await answer.text())
}

async function* fileOf(head: object, shares: readonly Answered[]): AsyncIterable<string | Uint8Array> {
  yield JSON.stringify(head).slice(0, -1)
  for (const { name, answer } of shares) {
    yield `,${JSON.stringify(name)}:`
    yield* answer.body ?? []
  }
  yield '}\n'
}

/**
 * Everything Sibyl stores about a reader, as one file: the gateway asks each service for its share in the reader's name and streams the
 * shares one after another, at the reader's pace. Nothing is sent before all services have begun to answer. @throws AppError unavailable if
 * one of them is away
 */
export const exportData = ({ config, proxy, clock }: Options) => {
  const askOne = askService(proxy)

  const ask = async (shares: readonly Share[], request: RequestInit) => {
    const asking = shares.map(async ([name, part, path]) => ({ name, answer: await askOne(part, path, request) }))
    const outcomes = await Promise.allSettled(asking)
    const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
    // An unauthorised reader is refused even while a service is away.
    const refusal = answered.find(({ answer: { status } }) => status >= 400 && status < 500)?.answer
    const away = outcomes.find((outcome) => outcome.status === 'rejected')
    if (!refusal && away) throw away.reason
    if (!refusal && !answered.every(({ answer }) => answer.status === 200)) throw new AppError('unavailable', { retryAfter: RETRY_AFTER })
    return { answered, refusal }
  }

  return async (request: IncomingMessage, response: ServerResponse, origin: Origin): Promise<void> => {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort(new Error('the caller has left')))
    const asReader: RequestInit = { headers: headersOfReader(request, origin), signal: leaving.signal }
    const shares: Answered[] = []
    try {
      for (const wanted of [held, account]) {
        const { answered, refusal } = await ask(wanted, asReader)
        if (refusal) return await refuse(refusal, response)
        shares.unshift(...answered)
      }
      const exportedAt = clock.now()
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.setHeader('Content-Disposition', `attachment; filename="${slugOf(config.PRODUCT_NAME)}-${exportedAt.slice(0, 10)}.json"`)
      response.setHeader('Cache-Control', 'no-store')
      compressText({ 'content-type': 'application/json' }, request, response)
      await pipeline(fileOf({ product: config.PRODUCT_NAME, exportedAt }, shares), response)
    } catch (error) {
      // After the headers, only a broken connection shows that the file is incomplete.
      if (!response.headersSent && !response.destroyed) throw error
    } finally {
      leaving.abort(new Error('the export is over'))
    }
  }
}
