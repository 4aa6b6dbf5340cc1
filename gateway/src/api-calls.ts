import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportData as exportOperation } from '@sibyl/contracts/http/own-data'
import { originOf } from './addresses.ts'
import { exportData } from './export-data.ts'
import { limitByAddress } from './limit-by-address.ts'
import { findOperation } from './operations.ts'
import type { ServiceProxy } from './proxy.ts'

type Options = Parameters<typeof limitByAddress>[0] & Parameters<typeof exportData>[0] & { proxy: ServiceProxy; trustedProxies: number }

const below = /^\/api(?=[/?]|$)/i

/** A request's path below /api, with its query; nothing for a path elsewhere. Letter case does not matter, as it does not to the services. */
export const belowApi = (url: string): string | undefined => {
  if (!below.test(url)) return undefined
  const rest = url.slice('/api'.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * What happens to each call to the API: named, counted, and passed on where a service answers for it; resolves to false where none does.
 * Without express, whose work on a request costs as much as all of this together.
 */
export const apiCalls = ({ limiter, trustedProxies, ...options }: Options) => {
  const { proxy } = options
  const limit = limitByAddress({ limiter })
  const answerExport = exportData(options)
  return async (url: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const query = url.indexOf('?')
    const operation = findOperation(request.method ?? '', query === -1 ? url : url.slice(0, query))
    Object.assign(response, { locals: { route: operation?.path ?? 'unmatched' } })
    const origin = originOf(request, trustedProxies)
    await limit(origin.address, operation, response)
    if (operation === exportOperation) {
      await answerExport(request, response, origin)
      return true
    }
    const pass = proxy.forPath(url, operation)
    if (!pass) return false
    await pass(request, response, origin)
    return true
  }
}
