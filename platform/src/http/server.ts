import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { type AppOptions, createApp } from './app.ts'
import { lingerForBody } from './linger.ts'
import { createServer } from './node-http.ts'

export type HttpServer = {
  port: number
  /**
   * Closes the server: accepts no new connection, lets running requests finish for `graceMs`, then cuts them; resolves with the number of
   * requests cut. Idle connections stay for `quietMs`, so that callers learn from a last response that the server is closing.
   */
  close(graceMs?: number, quietMs?: number): Promise<number>
}

/** Starts an HTTP server that can close gracefully. Cuts off slow headers and bodies. */
export const listen = async (server: Server, { host, port }: { host: string; port: number }): Promise<HttpServer> => {
  // Longer than a live migration pauses a process, so that the process can still answer what arrived during the pause. The gateway has
  // shorter limits for callers from outside.
  server.headersTimeout = 60_000
  server.requestTimeout = 90_000
  // Longer than the gateway keeps its idle connections, so that the gateway never writes to a closing one.
  server.keepAliveTimeout = 75_000
  const inHand = new Set<ServerResponse>()
  let closing = false
  let quietForMs = 0
  const sayLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const endIdleSoon = (): NodeJS.Timeout => setTimeout(() => server.closeIdleConnections(), quietForMs)
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    lingerForBody(request)
    inHand.add(response)
    if (closing) sayLast(response)
    response.once('close', () => {
      inHand.delete(response)
      // A stream may have sent its headers before they could announce the close.
      if (closing) endIdleSoon().unref()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A connection that could not be accepted, for example for lack of file handles, affects no other.
  server.on('error', (error) => process.emitWarning(error))
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs = 3000, quietMs = 0) =>
      new Promise((resolve) => {
        closing = true
        quietForMs = quietMs
        for (const response of inHand) sayLast(response)
        let requestsCut = 0
        const cut = setTimeout(() => {
          requestsCut = inHand.size
          server.closeAllConnections()
        }, graceMs)
        const quiet = endIdleSoon()
        // Not http's own close: it ends idle connections at once and so loses a request on its way to one. Nor immediately: that would
        // reset connections still in the accept queue, which may carry requests.
        setImmediate(() =>
          NetServer.prototype.close.call(server, () => {
            clearTimeout(cut)
            clearTimeout(quiet)
            resolve(requestsCut)
          }),
        )
      }),
  }
}

export const startHttpServer = (options: AppOptions & { host: string; port: number }): Promise<HttpServer> =>
  listen(createServer(createApp(options)), options)
