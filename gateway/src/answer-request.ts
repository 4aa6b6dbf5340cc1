import type { IncomingMessage, ServerResponse } from 'node:http'
import { findOperation } from '@sibyl/contracts/http/find-operation'
import { exportData as exportOperation } from '@sibyl/contracts/http/own-data'
import { originOf } from '@sibyl/platform/http/addresses'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { exportData } from './export-data.ts'
import { headersForService } from './forwarded-headers.ts'
import { limitByAddress } from './limit-by-address.ts'
import { partAt } from './upstreams.ts'

type Options = Parameters<typeof exportData>[0] & {
  limiter: Limiter
  /** The requests that the gateway answers itself: its pages, its health, the API's documentation. */
  own: (request: IncomingMessage, response: ServerResponse) => void
}

const belowApi = /^\/api(?=[/?]|$)/i
/**
 * The client's hashed files are not counted: a first visit requests dozens, many visitors may share an address, and sending one costs less
 * than counting it.
 */
const assets = /^\/assets\//
const belowDev = /^\/_dev(?=[/?]|$)/i

/** The requested path and query. A request may also carry an absolute URL, as it would to a proxy. */
export const urlOf = ({ url = '/' }: IncomingMessage): string => {
  if (url.startsWith('/')) return url
  const asked = URL.parse(url)
  return asked ? asked.pathname + asked.search : '/'
}

/**
 * Answers a request: counts it by its caller's address, then forwards it to a service or answers it here. Letter case below /api does not
 * matter, as it does not to the services.
 */
export const answerRequest = ({ limiter, own, ...options }: Options) => {
  const limit = limitByAddress(limiter)
  const answerExport = exportData(options)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/'
    if (belowDev.test(url) || assets.test(url)) return own(request, response)

    const origin = originOf(request, options.config.TRUSTED_PROXIES)
    if (!belowApi.test(url)) {
      await limit(origin.address, 'general', response)
      return own(request, response)
    }

    const call = url.slice('/api'.length).replace(/^(?!\/)/, '/')
    const path = call.split('?', 1)[0] ?? call
    const operation = findOperation(request.method ?? '', path)
    Object.assign(response, { locals: { route: operation?.path ?? 'unmatched' } })
    await limit(origin.address, operation?.limit ?? 'general', response)
    if (operation === exportOperation) return answerExport(request, response, origin)
    // Other methods are refused here: auth, which owns the prefix, does not know this path.
    if (findOperation('GET', path) === exportOperation) return own(request, response)

    const part = partAt(path)
    if (!part) return own(request, response)
    request.url = call
    request.headers = headersForService(request, origin)
    await options.proxy.pass(part, request, response, operation?.streams ? 'held' : 'short')
  }
}
