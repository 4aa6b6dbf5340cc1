import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from '@sibyl/contracts/http/operation'
import { AppError } from '@sibyl/platform/app-error'
import type { Dispatcher } from 'undici'
import type { Origin } from './addresses.ts'
import { askService, type ServiceAnswer } from './ask-service.ts'
import { headersForService } from './forwarded-headers.ts'
import { passHead, passPiece } from './pass-answer.ts'
import { avoid, type Replica, type Replicas, replicasAt } from './replicas.ts'
import { readBody } from './request-body.ts'
import { type Connections, openConnections } from './service-connections.ts'
import { type Part, partByPrefix, parts, type Upstreams } from './upstreams.ts'

type Options = {
  upstreams: Upstreams
  draining: () => boolean
  fail: (error: unknown, request: IncomingMessage, response: ServerResponse) => void
}

/** What it takes to pass one request on, and how far that has come. */
type Passage = {
  readonly replicas: Replicas
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly headers: IncomingHttpHeaders
  readonly url: string
  readonly body: Buffer | undefined
  /** Does something as part of the request it belongs to. */
  readonly inContext: (work: () => void) => void
  controller: Dispatcher.DispatchController | undefined
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

const connectionLost = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const callerLeft = (): Error => new Error('the caller has left')

type NetworkError = Error & { code?: string; syscall?: string; errors?: readonly NetworkError[] }

/** Whether there was never a connection: then nothing of the request has reached the service, and asking another one repeats nothing. */
const neverSent = (error: NetworkError): boolean => {
  const { syscall, code } = error.errors?.[0] ?? error
  return syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT'
}

const proxyOver = (connections: ReadonlyMap<string, Connections>, { draining, fail }: Options) => {
  const leave = (passage: Passage): void => {
    if (passage.replica) passage.replica.inHand -= 1
    passage.replica = undefined
  }

  /** Hands the request to the next replica that has not failed to be reached, if there is one. */
  const passOn = (passage: Passage): boolean => {
    leave(passage)
    const replica = passage.replicas.choose(passage.unreached)
    if (!replica) return false
    replica.inHand += 1
    passage.replica = replica
    send(passage, replica)
    return true
  }

  const tryAnotherRound = (passage: Passage): boolean => {
    passage.rounds += 1
    if (passage.rounds >= ROUNDS) return false
    passage.unreached = []
    setTimeout(() => {
      if (!passage.response.destroyed) passOn(passage)
    }, ANOTHER_ROUND_MS)
    return true
  }

  /** A connection that ended before the answer: what only reads may be asked once more, wherever it got to the first time. */
  const mayAskAgain = ({ code }: NetworkError, { askedAgain, body, request: { method } }: Passage): boolean =>
    !askedAgain && !body && (method === 'GET' || method === 'HEAD') && connectionLost.has(code ?? '')

  const goesOn = (error: NetworkError, passage: Passage): boolean => {
    if (neverSent(error)) {
      avoid(passage.replica)
      if (passage.replica) passage.unreached.push(passage.replica)
      return passOn(passage) || tryAnotherRound(passage)
    }
    if (!mayAskAgain(error, passage)) return false
    passage.askedAgain = true
    return passOn(passage)
  }

  const send = (passage: Passage, replica: Replica): void => {
    const { request, response, headers, url, body } = passage
    connections.get(replica.url)?.dispatch(
      { method: request.method as Dispatcher.HttpMethod, path: url, headers, body: body ?? null },
      {
        onRequestStart(controller) {
          passage.controller = controller
          if (response.destroyed) controller.abort(callerLeft())
        },
        onResponseStart(_controller, status, answered) {
          if (answered.connection === 'close') avoid(replica)
          passHead(status, answered, request, response, draining())
        },
        onResponseData: (controller, piece) => passPiece(piece, controller, response),
        onResponseEnd() {
          if (!response.writableEnded) response.end()
        },
        onResponseError(_controller, error: NetworkError) {
          if (response.destroyed) return
          if (response.headersSent) response.destroy()
          else if (!goesOn(error, passage))
            passage.inContext(() => fail(new AppError('unavailable', { cause: error, retryAfter: RETRY_AFTER_SECONDS }), request, response))
        },
      },
    )
  }

  return (asked: Pick<Passage, 'replicas' | 'request' | 'response' | 'headers' | 'url' | 'body'>): void => {
    const passage: Passage = {
      ...asked,
      inContext: AsyncLocalStorage.snapshot(),
      controller: undefined,
      replica: undefined,
      unreached: [],
      rounds: 0,
      askedAgain: false,
    }
    asked.response.once('close', () => {
      leave(passage)
      if (!asked.response.writableFinished) passage.controller?.abort(callerLeft())
    })
    passOn(passage)
  }
}

/** Passes a request on to the service that was asked for. @throws AppError too_large */
type Pass = (request: IncomingMessage, response: ServerResponse, origin: Origin) => Promise<void>

export interface ServiceProxy {
  /** How a path below /api, with its query, is passed on to the service that answers for its prefix; nothing where none does. */
  forPath(url: string, operation: Operation | undefined): Pass | undefined
  /** Asks a service for what only reads, with these headers. @throws AppError unavailable when no replica has answered */
  ask(part: Part, path: string, headers: IncomingHttpHeaders, signal: AbortSignal): Promise<ServiceAnswer>
  close(): Promise<void>
}

const connectionsTo = (upstreams: Upstreams): ReadonlyMap<string, Connections> =>
  new Map(Object.values(upstreams).flatMap((urls) => urls.map((url) => [url, openConnections(url)])))

/** The way to each service, under the path behind /api. */
export const proxyToServices = (options: Options): ServiceProxy => {
  const ordinary = connectionsTo(options.upstreams)
  // Readings are held or streamed for as long as they take; they shall not sit in the pool of the short calls.
  const held = connectionsTo(options.upstreams)
  const passOrdinary = proxyOver(ordinary, options)
  const passHeld = proxyOver(held, options)
  const askHeld = askService(held, RETRY_AFTER_SECONDS)
  const replicas = new Map(parts.map((part) => [part, replicasAt(options.upstreams[part])]))
  return {
    ask: (part, path, headers, signal) => {
      const ofPart = replicas.get(part) ?? replicasAt([])
      return askHeld({ replicas: ofPart, path, headers, signal })
    },
    forPath(url, operation) {
      const end = url.slice(1).search(/[/?]/)
      const part = partByPrefix.get(end === -1 ? url.slice(1) : url.slice(1, end + 1))
      const ofPart = part && replicas.get(part)
      if (!ofPart) return undefined
      const pass = operation?.streams ? passHeld : passOrdinary
      return async (request, response, origin) => {
        const reading = readBody(request, response)
        const body = reading && (await reading)
        pass({ replicas: ofPart, request, response, headers: headersForService(request, origin, body), url, body })
      }
    },
    async close() {
      await Promise.all([...ordinary.values(), ...held.values()].map((connections) => connections.destroy()))
    },
  }
}
