import { AppError } from '@sibyl/platform/app-error'
import { avoid, type Replica } from '@sibyl/platform/http/replicas'
import { RETRY_AFTER, type ServiceProxy } from './proxy.ts'
import type { Part } from './upstreams.ts'

/** Asks one replica of a service after another until one answers. @throws AppError unavailable */
export const askService =
  (proxy: ServiceProxy) =>
  async (part: Part, path: string, request: RequestInit): Promise<Response> => {
    const unreached: Replica[] = []
    for (let cause: unknown; ; ) {
      const replica = proxy.replicas.get(part)?.choose(unreached)
      if (!replica) throw new AppError('unavailable', { cause, retryAfter: RETRY_AFTER })
      try {
        return await fetch(replica.url + path, request)
      } catch (error) {
        request.signal?.throwIfAborted()
        avoid(replica)
        unreached.push(replica)
        cause = error
      }
    }
  }
