import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import { avoid, type Replica, replicasOf } from '@sibyl/platform/http/replicas'
import { type NetworkError, reachReplica, type Way } from './reach-replica.ts'
import { type Part, parts, type Upstreams } from './upstreams.ts'

/** Seconds after which a caller may ask again for a service that is away. */
export const RETRY_AFTER = 5
/** When nobody could be reached, all are tried once more after this: a service behind one name may answer from another machine then. */
const ANOTHER_ROUND_MS = 150

/** Whether there was never a connection: then nothing of the request has reached the service, and asking another one repeats nothing. */
const neverSent = (error: NetworkError): boolean => ['connect', 'getaddrinfo'].includes((error.errors?.[0] ?? error).syscall ?? '')

const connectionLost = ({ code }: NetworkError): boolean => code === 'ECONNRESET' || code === 'EPIPE'

const onlyReads = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

/** The way to the services, each with its replicas. */
export const proxyToServices = (upstreams: Upstreams) => {
  const reachable = new Map(parts.map((part) => [part, upstreams[part].map(reachReplica)]))
  const replicas = new Map([...reachable].map(([part, all]) => [part, replicasOf(all)]))

  /** Hands a request to one replica after another until one takes it. */
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
        // Every attempt listens to both until they are over.
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
     * Passes a request on to a service and its answer back: to another replica where one cannot be reached, and once more where a
     * connection ends before a request that only reads is answered. Resolves when that is over, or the caller has left.
     * @throws AppError too_large, unavailable
     */
    async pass(part: Part, request: IncomingMessage, response: ServerResponse, way: Way): Promise<void> {
      // The service counts what comes without a length, or with a smaller one.
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
