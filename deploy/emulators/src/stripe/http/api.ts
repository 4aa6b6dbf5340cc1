import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, type Router } from 'express'
import type { Account } from '../account.ts'
import { fingerprint } from '../storage/answers.ts'
import { randomText } from '../storage/ids.ts'
import { API_VERSION, OLDEST_VERSION } from '../version.ts'
import { expanded, readExpansion } from './expansion.ts'
import { Failure, invalid } from './failure.ts'
import { readForm } from './form.ts'
import { keyOf } from './keys.ts'
import type { Operation } from './operation.ts'

type Options = { account: Account; operations: readonly Operation[]; origin: string }

const send = (response: Response, status: number, body: string): void => {
  response.status(status).type('application/json').send(body)
}

const bodyOf = (failure: Failure): string => JSON.stringify({ error: failure.body }, null, 2)

/** The headers of every response; they allow browsers to read it from our own pages. */
const heading =
  (origin: string): RequestHandler =>
  (request, response, next) => {
    response.set({
      'stripe-emulated': 'sibyl',
      'request-id': `req_${randomText(14)}`,
      'stripe-version': API_VERSION,
      'cache-control': 'no-cache, no-store',
      vary: 'Origin',
    })
    const key = request.get('idempotency-key')
    if (key) response.set('idempotency-key', key)
    if (request.get('origin') === origin)
      response.set({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
        'access-control-max-age': '300',
      })
    if (request.method === 'OPTIONS') response.status(204).end()
    else next()
  }

/** @throws Failure if the requested version has other shapes */
const checkVersion = (request: Request): void => {
  const version = request.get('stripe-version')
  if (version && (!/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version) || version.slice(0, 10) < OLDEST_VERSION))
    throw invalid(`Invalid Stripe API version: ${version}. This emulator answers as ${API_VERSION} does.`)
}

const sameAgain = (account: Account, asked: { key: string; request: string; params: string }) => {
  const known = account.answers.find(asked.key)
  if (!known) return undefined
  if (known.request !== asked.request)
    throw new Failure(400, {
      type: 'idempotency_error',
      message: `The idempotency key '${asked.key}' was first used for ${known.request}: it cannot be used for ${asked.request}.`,
    })
  if (known.params !== asked.params)
    throw new Failure(400, {
      type: 'idempotency_error',
      message: `The idempotency key '${asked.key}' was first used with other parameters: another request needs another key.`,
    })
  return known
}

/** Runs one call in one transaction: parses it, looks up its idempotency key, runs it, expands the response and stores it. */
const serve =
  (account: Account, { prepare, keys }: Operation): RequestHandler<Record<string, string>> =>
  (request, response) => {
    const key = keyOf(request, keys)
    checkVersion(request)
    const query = new URL(request.originalUrl, 'http://emulator').search
    const sent = readForm(request.method === 'GET' || !request.body ? query : String(request.body))
    const { expand, ...params } = sent
    const paths = readExpansion(expand)
    const call = prepare(params)

    const idempotencyKey = request.method === 'POST' ? request.get('idempotency-key') : undefined
    const asked = { key: idempotencyKey ?? '', request: `/v1${request.path}`, params: fingerprint(sent) }
    const known = idempotencyKey ? sameAgain(account, asked) : undefined
    if (known) {
      response.set('idempotent-replayed', 'true')
      send(response, known.status, known.body)
      return
    }
    const cause = { id: String(response.get('request-id')), idempotency_key: idempotencyKey ?? null }
    const answer = account.transact(cause, (scope) => {
      const result = call({ scope, ids: request.params, key })
      const done =
        result instanceof Failure
          ? { status: result.status, body: bodyOf(result) }
          : { status: 200, body: JSON.stringify(expanded(scope, result, paths), null, 2) }
      if (idempotencyKey) account.answers.keep(asked, done)
      return done
    })
    send(response, answer.status, answer.body)
  }

const failed: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status: unknown = error?.status
  if (error instanceof Failure) send(response, error.status, bodyOf(error))
  else if (typeof status === 'number' && status < 500) send(response, status, bodyOf(invalid('The body of the request cannot be read.')))
  else next(error)
}

/** The API below `/v1`. Its responses carry the header `Stripe-Emulated`. */
export const api = ({ account, operations, origin }: Options): Router => {
  const router = express.Router()
  router.use(heading(origin), express.text({ type: () => true, limit: '1mb' }))
  for (const each of operations) router[each.method](each.path, serve(account, each))
  router.use((request) => {
    throw new Failure(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.originalUrl}). The emulator knows the calls named in docs/stripe-emulator.md only.`,
    })
  })
  router.use(failed)
  return router
}
