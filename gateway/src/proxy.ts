import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import { avoid, type Replica, replicasOf } from '@sibyl/platform/http/replicas'
import { type NetworkError, reachReplica, type Way } from './reach-replica.ts'
import { type Part, parts, type Upstreams } from './upstreams.ts'

/** Seconds until a caller should retry a service that is away. */
export const RETRY_AFTER = 5
/** If no replica could be reached, all are retried once after this delay: a service name may resolve to another machine by then. */
const ANOTHER_ROUND_MS = 150

/** Whether no connection was made: then nothing of the request has reached the service, and another replica can take it. */
const neverSent = (error: NetworkError): boolean => ['connect', 'getaddrinfo'].includes((error.errors?.[0] ?? error).syscall ?? '')

const connectionLost = ({ code }: NetworkError): boolean => code === 'ECONNRESET' || code === 'EPIPE'

const onlyReads = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

/** The services, each with its replicas. */
export const proxyToServices = (upstreams: Upstreams) => {
  const reachable = new Map(parts.map((part) => [part, upstreams[part].map(reachReplica)]))
  const replicas = new Map([...reachable].map(([part, all]) => [part, replicasOf(all)]))

  /** Offers a request to one replica after another until one takes it. */
  const passOn = async (part: Part, request: IncomingMessage, response: ServerResponse, way: Way): Promise<void> => {
    let unreached: Replica[] = []
    let askedAgain = false
    let anotherRound = false
    let failure: NetworkError | undefined
    while (!response.destroyed) {
      const replica = replicas.get(part)?.choose(unreached)
      if (replica) {
        failure = await replica.pass(request, response, way)
        if (!failure) return
        if (neverSent(failure)) {
          avoid(replica)
          unreached.push(replica)
        } else if (connectionLost(failure) && onlyReads(request) && !askedAgain) askedAgain = true
        else throw failure
        // Each attempt adds listeners to both until it is over.
        for (const either of [request, response]) either.setMaxListeners(0)
      } else if (!anotherRound) {
        await setTimeout(ANOTHER_ROUND_MS)
        unreached = []
        anotherRound = true
      } else throw failure
    }
  }

  return {
    replicas,
    /**
     * Forwards a request to a service and streams the response back. Tries another replica if one cannot be reached, and retries once if a
     * connection ends before a read is answered. Resolves when the response has ended or the caller has disconnected. @throws AppError
     * too_large, unavailable
     */
    async pass(part: Part, request: IncomingMessage, response: ServerResponse, way: Way): Promise<void> {
      // The service itself counts bodies with a missing or wrong length.
      if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) throw new AppError('too_large')
      try {
        await passOn(part, request, response, way)
      } catch (cause) {
        if (!response.destroyed) throw new AppError('unavailable', { cause, retryAfter: RETRY_AFTER })
      }
    },
    close() {
      for (const replica of [...reachable.values()].flat()) replica.close()
    },
  }
}

export type ServiceProxy = ReturnType<typeof proxyToServices>
