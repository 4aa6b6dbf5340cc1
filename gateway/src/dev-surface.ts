import type { BlockList } from 'node:net'
import { AppError } from '@sibyl/platform/app-error'
import { comesFrom } from '@sibyl/platform/http/addresses'
import { isForThisNetwork, isFromOwnPage } from '@sibyl/platform/http/same-site'
import { type RequestHandler, Router } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { emulatorHeaders } from './security-headers.ts'

type Options = {
  /** The networks that may see the pages; all other callers, and pages of other sites, get 404. */
  allowed: BlockList
  fail: (error: unknown, request: Parameters<RequestHandler>[0], response: Parameters<RequestHandler>[1]) => void
}

/** Forwards requests below /_dev to the emulators' own process. */
const toEmulators = (url: string, fail: Options['fail']): RequestHandler =>
  createProxyMiddleware<Parameters<RequestHandler>[0], Parameters<RequestHandler>[1]>({
    target: `${url}/_dev`,
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyRes', ({ headers }, _request, response) => {
          // Drops the security headers of the emulators' process, which are meant for a server that stands alone.
          for (const name of response.getHeaderNames()) headers[name] = undefined
        })
        server.on('error', (cause, request, response) => {
          if (request && response && 'locals' in response && !response.destroyed)
            fail(new AppError('unavailable', { cause }), request, response)
        })
      },
    ],
  })

/** The emulators' pages and switches, as part of this process or at the address of their own. Mounted at /_dev. */
export const devSurface = (emulators: RequestHandler | string, { allowed, fail }: Options): RequestHandler =>
  Router().use(
    (request, _response, next) => {
      if (!comesFrom(allowed, request) || !isForThisNetwork(request) || !isFromOwnPage(request)) throw new AppError('not_found')
      next()
    },
    emulatorHeaders,
    typeof emulators === 'string' ? toEmulators(emulators, fail) : emulators,
  )
