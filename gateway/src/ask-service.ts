import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@sibyl/platform/app-error'
import type { Dispatcher } from 'undici'
import { avoid, type Replica, type Replicas } from './replicas.ts'
import type { Connections } from './service-connections.ts'

type Asked = { replicas: Replicas; path: string; headers: IncomingHttpHeaders; signal: AbortSignal }

/** A service's answer, its body still to be read. */
export type ServiceAnswer = Dispatcher.ResponseData

/**
 * Asks a service for what only reads, on the gateway's own account: a replica that fails before its answer begins is passed over for the
 * next one.
 * @throws AppError unavailable when none has answered
 */
export const askService =
  (connections: ReadonlyMap<string, Connections>, retryAfter: number) =>
  async ({ replicas, path, headers, signal }: Asked): Promise<ServiceAnswer> => {
    const failed: Replica[] = []
    let cause: unknown
    for (let replica = replicas.choose(failed); replica; replica = replicas.choose(failed)) {
      const asked = replica
      asked.inHand += 1
      const leave = (): void => {
        asked.inHand -= 1
      }
      try {
        const answer = await connections.get(asked.url)?.request({ method: 'GET', path, headers, signal })
        if (!answer) throw new Error(`no connections to ${asked.url}`)
        answer.body.once('close', leave)
        answer.body.on('error', () => undefined) // Whoever reads it hears of it; often nobody does.
        return answer
      } catch (error) {
        leave()
        signal.throwIfAborted()
        avoid(asked)
        failed.push(asked)
        cause = error
      }
    }
    throw new AppError('unavailable', { cause, retryAfter })
  }
