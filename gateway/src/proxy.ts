import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { Stream } from 'node:stream'
import type { Operation } from '@sibyl/contracts/http/operation'
import { AppError } from '@sibyl/platform/app-error'
import { createProxyMiddleware, type RequestHandler as ProxyHandler } from 'http-proxy-middleware'
import type { Origin } from './addresses.ts'
import { headersForService } from './forwarded-headers.ts'
import { passAnswer } from './pass-answer.ts'
import { avoid, type Replica, type Replicas, replicasAt } from './replicas.ts'
import { readBody } from './request-body.ts'
import { openConnections } from './service-connections.ts'
import { partByPrefix, parts, type Upstreams } from './upstreams.ts'

type Options = {
  upstreams: Upstreams
  draining: () => boolean
  fail: (error: unknown, request: IncomingMessage, response: ServerResponse) => void
}

/** What it takes to pass one request on, and how far that has come. */
type Passage = {
  readonly replicas: Replicas
  readonly source: Stream
  readonly hasBody: boolean
  replica: Replica | undefined
  /** The replicas that could not be reached. */
  unreached: Replica[]
  /** How often every replica has been tried. */
  rounds: number
  askedAgain: boolean
}

const RETRY_AFTER_SECONDS = 5
/** When nobody could be reached, all are tried once more after this: a service behind one name may answer from another machine then. */
const ANOTHER_ROUND_MS = 150
const ROUNDS = 2

const connectionLost = new Set(['ECONNRESET', 'EPIPE'])

type NetworkError = Error & { code?: string; syscall?: string; errors?: readonly NetworkError[] }

/** Whether there was never a connection: then nothing of the request has reached the service, and asking another one repeats nothing. */
const neverSent = (error: NetworkError): boolean => {
  const { syscall } = error.errors?.[0] ?? error
  return syscall === 'connect' || syscall === 'getaddrinfo'
}

/** A stream that gives the whole body at once. Piping the request itself would take longer than all the rest of passing it on. */
const sourceOf = (body: Buffer | undefined): Stream => {
  const source = new Stream()
  source.pipe = (destination) => {
    if (body) destination.end(body as unknown as string)
    else destination.end()
    return destination
  }
  return source
}

const noBody = sourceOf(undefined)

const timedOut = function (this: ClientRequest): void {
  this.destroy(new Error('the service did not answer in time'))
}

const proxyOver = (agent: ReturnType<typeof openConnections>, { draining, fail }: Options) => {
  const passages = new WeakMap<ServerResponse, Passage>()

  const leave = (passage: Passage): void => {
    if (passage.replica) passage.replica.inHand -= 1
    passage.replica = undefined
  }

  /** Hands the request to the next replica that has not failed to be reached, if there is one. */
  const passOn = (passage: Passage, request: IncomingMessage, response: ServerResponse): boolean => {
    leave(passage)
    passage.replica = passage.replicas.choose(passage.unreached)
    if (!passage.replica) return false
    passage.replica.inHand += 1
    void proxy(request, response)
    return true
  }

  const tryAnotherRound = (passage: Passage, request: IncomingMessage, response: ServerResponse): boolean => {
    passage.rounds += 1
    if (passage.rounds >= ROUNDS) return false
    passage.unreached = []
    setTimeout(() => {
      if (!response.destroyed) passOn(passage, request, response)
    }, ANOTHER_ROUND_MS)
    return true
  }

  /** A connection that ended before the answer: what only reads may be asked once more, wherever it got to the first time. */
  const mayAskAgain = ({ code }: NetworkError, { method }: IncomingMessage, { askedAgain, hasBody }: Passage): boolean =>
    !askedAgain && !hasBody && (method === 'GET' || method === 'HEAD') && connectionLost.has(code ?? '')

  const goesOn = (error: NetworkError, request: IncomingMessage, response: ServerResponse): boolean => {
    const passage = passages.get(response)
    if (!passage?.replica || response.headersSent) return false
    // Each attempt listens to request and response; there are no more attempts than replicas in each round.
    request.setMaxListeners(0)
    response.setMaxListeners(0)
    if (neverSent(error)) {
      avoid(passage.replica)
      passage.unreached.push(passage.replica)
      return passOn(passage, request, response) || tryAnotherRound(passage, request, response)
    }
    if (!mayAskAgain(error, request, passage)) return false
    passage.askedAgain = true
    return passOn(passage, request, response)
  }

  const proxy: ProxyHandler = createProxyMiddleware({
    agent,
    selfHandleResponse: true,
    router: (_request, response, options) => {
      const passage = response && passages.get(response)
      if (!passage?.replica) throw new Error('a request without a passage')
      // These options are a copy for this request alone.
      options.buffer = passage.source
      return passage.replica.target
    },
    // The default plugins log; what they log costs time on each request even when nobody reads it.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (upstream) => void upstream.on('timeout', timedOut))
        server.on('proxyRes', (answer, request, response) => {
          if (answer.headers.connection === 'close') avoid(passages.get(response)?.replica)
          passAnswer(answer, request, response, draining())
        })
        server.on('error', (error, request, response) => {
          if (!request || !response || !('setHeader' in response) || response.destroyed) return
          if (goesOn(error, request, response)) return
          fail(new AppError('unavailable', { cause: error, retryAfter: RETRY_AFTER_SECONDS }), request, response)
        })
      },
    ],
  })

  return (replicas: Replicas, body: Buffer | undefined, request: IncomingMessage, response: ServerResponse): void => {
    const passage: Passage = {
      replicas,
      source: body ? sourceOf(body) : noBody,
      hasBody: body !== undefined,
      replica: undefined,
      unreached: [],
      rounds: 0,
      askedAgain: false,
    }
    passages.set(response, passage)
    response.once('close', () => leave(passage))
    passOn(passage, request, response)
  }
}

/** Passes a request on to the service that was asked for. @throws AppError too_large */
type Pass = (request: IncomingMessage, response: ServerResponse, origin: Origin) => Promise<void>

export interface ServiceProxy {
  /** How a path below /api, with its query, is passed on to the service that answers for its prefix; nothing where none does. */
  forPath(url: string, operation: Operation | undefined): Pass | undefined
  close(): void
}

/** The way to each service, under the path behind /api. */
export const proxyToServices = (options: Options): ServiceProxy => {
  const ordinary = openConnections()
  // Readings are held or streamed for as long as they take; they shall not sit in the pool of the short calls.
  const held = openConnections()
  const passOrdinary = proxyOver(ordinary, options)
  const passHeld = proxyOver(held, options)
  const replicas = new Map(parts.map((part) => [part, replicasAt(options.upstreams[part])]))
  return {
    forPath(url, operation) {
      const end = url.slice(1).search(/[/?]/)
      const part = partByPrefix.get(end === -1 ? url.slice(1) : url.slice(1, end + 1))
      const ofPart = part && replicas.get(part)
      if (!ofPart) return undefined
      const pass = operation?.streams ? passHeld : passOrdinary
      return async (request, response, origin) => {
        const reading = readBody(request, response)
        const body = reading && (await reading)
        request.headers = headersForService(request, origin, body)
        request.url = url
        pass(ofPart, body, request, response)
      }
    },
    close() {
      ordinary.destroy()
      held.destroy()
    },
  }
}
