import type { RequestHandler } from 'express'
import { compressJson } from './compress-json.ts'
import { limitByAddress } from './limit-by-address.ts'
import { findOperation } from './operations.ts'
import type { ServiceProxy } from './proxy.ts'

type Options = Parameters<typeof limitByAddress>[0] & { proxy: ServiceProxy }

/**
 * What happens to each call to the API: named, counted, and passed on where a service answers for it. One handler and not one for each
 * step, because every step that express takes costs as much as the step itself. Mounted at /api.
 */
export const apiCalls = ({ limiter, metrics, proxy }: Options): RequestHandler => {
  const limit = limitByAddress({ limiter, metrics })
  return async (request, response, next) => {
    const operation = findOperation(request.method, request.path)
    response.locals.route = operation?.path ?? 'unmatched'
    await limit(request, response, operation)
    const pass = proxy.forPath(request.url, operation)
    if (!pass) return next()
    compressJson(request, response, () => pass(request, response))
  }
}
