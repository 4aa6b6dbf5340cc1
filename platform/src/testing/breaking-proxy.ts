import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What happens to a matching message: its response is lost with the connection, or never comes, or arrives only when released. */
type Fault = 'answer lost' | 'answer withheld' | 'held back'

type Breaking = {
  /** The bytes by which the proxy recognises the messages to break. */
  to: string
  fault: Fault
  times?: number
  /** Runs before the client notices the fault. */
  meanwhile?: () => Promise<unknown>
}

/**
 * A TCP proxy to a server that breaks chosen messages, before or after the server has handled them, or falls silent like a cut cable: it stops
 * forwarding and closes nothing.
 */
export const breakingProxy = async (target: { host: string; port: number }) => {
  const sockets = new Set<Socket>()
  const held: (() => Promise<unknown>)[] = []
  let breaking: Required<Breaking> | undefined
  let broken = 0
  let accepted = 0
  const silent = new WeakSet<Socket>()

  const relay = (client: Socket): void => {
    accepted += 1
    const server = connect(target)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // The proxy breaks connections on purpose; each side learns of it by `close`.
      socket.on('error', () => undefined)
    }
    let doomed: Required<Breaking> | undefined
    client.on('data', (message: Buffer) => {
      if (silent.has(client)) return
      if (doomed || !breaking?.times || !message.includes(breaking.to)) return void server.write(message)
      breaking.times -= 1
      doomed = breaking
      if (doomed.fault !== 'held back') return void server.write(message)
      held.push(() => {
        const answered = once(server, 'data')
        server.write(message)
        return answered
      })
      broken += 1
      void doomed.meanwhile().then(() => client.destroy())
    })
    server.on('data', (answer: Buffer) => {
      if (silent.has(client)) return
      if (!doomed) return void client.write(answer)
      if (doomed.fault === 'held back') return
      broken += 1
      const lost = doomed.fault === 'answer lost'
      void doomed.meanwhile().then(() => lost && client.destroy())
    })
    client.on('close', () => doomed?.fault !== 'held back' && server.destroy())
    server.on('close', () => client.destroy())
  }

  const proxy = createServer(relay).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    break: ({ times = 1, meanwhile = async () => undefined, ...fault }: Breaking): void => {
      breaking = { times, meanwhile, ...fault }
    },
    /** The number of messages broken so far, and of connections accepted. */
    broken: () => broken,
    accepted: () => accepted,
    /** Silences the existing connections; later ones are forwarded. */
    silence: (): void => {
      for (const socket of sockets) silent.add(socket)
    },
    /** Releases the held messages, and resolves when the server has answered them. */
    async release(): Promise<void> {
      await Promise.all(held.splice(0).map((send) => send()))
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
