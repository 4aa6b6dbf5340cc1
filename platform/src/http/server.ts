import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { type AppOptions, createApp } from './app.ts'
import { lingerForBody } from './linger.ts'

export type HttpServer = {
  port: number
  /**
   * Takes no new connection, lets requests in hand finish for `graceMs`, then cuts; resolves with the number of requests cut. Whoever
   * keeps connections has `quietMs` to notice, by an answer that says so, before those that are idle end.
   */
  close(graceMs?: number, quietMs?: number): Promise<number>
}

/** Binds an HTTP server and makes its end graceful. Slow heads and bodies are cut off. */
export const listen = async (server: Server, { host, port }: { host: string; port: number }): Promise<HttpServer> => {
  server.headersTimeout = 10_000
  server.requestTimeout = 20_000
  // Longer than the gateway keeps its idle connections, so that the gateway never writes into one that is just closing.
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
      // A stream's head may have been out before it could say that it is the last on its connection.
      if (closing) endIdleSoon().unref()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A connection that could not be accepted, such as for want of file handles, concerns no other.
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
        // Not http's own close: it ends idle connections at once, and a request that is on its way to one would be lost. Nor at once:
        // connections that wait to be accepted would be reset, and requests may be on them already.
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
