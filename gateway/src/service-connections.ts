import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { Agent, type ClientRequest } from 'node:http'
import type { LookupFunction, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { MINUTE, SECOND } from '@sibyl/platform/time'

/** A reading may take 90 s to be written; a service that says nothing for longer than this is away. */
const SILENCE_MS = 100 * SECOND
const CONNECT_MS = 2 * SECOND

type Lifetime = {
  /** How long a connection is kept between requests. */
  idleMs: number
  /** How long it is kept at all. */
  oldestMs: number
}

const usual: Lifetime = {
  // Shorter than a service that stops lets idle connections live (3 s): whatever it closes then has been left already, and no request is
  // written into a connection that is just closing.
  idleMs: 2 * SECOND,
  // Behind one name there can be many machines, and others after a while: connections made anew find those too.
  oldestMs: 2 * MINUTE,
}

/** Finds the addresses of a name, beginning with another one each time; connecting tries them one after another. */
const lookUpInTurn: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true } satisfies LookupAllOptions, (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
    const first = Math.floor(Math.random() * (addresses?.length ?? 0))
    const turned = error ? [] : [...addresses.slice(first), ...addresses.slice(0, first)]
    if (error || options.all) found(error, turned)
    else found(null, turned[0]?.address ?? '', turned[0]?.family)
  })
}

const tookTooLong = (): Error => Object.assign(new Error('the connection took too long'), { code: 'ETIMEDOUT', syscall: 'connect' })

/** Connections to the services, kept between requests while they are neither idle nor old. */
class ServiceConnections extends Agent {
  readonly #opened = new WeakMap<Duplex, number>()
  readonly #lifetime: Lifetime

  constructor(lifetime: Lifetime) {
    // Without a cap on sockets: with one, requests would queue behind those that are held open.
    super({ keepAlive: true, maxFreeSockets: 256, timeout: SILENCE_MS, lookup: lookUpInTurn })
    this.#lifetime = lifetime
  }

  override createConnection(...args: Parameters<Agent['createConnection']>): Duplex | null | undefined {
    const socket = super.createConnection(...args)
    if (!socket) return socket
    const connecting = setTimeout(() => socket.destroy(tookTooLong()), CONNECT_MS)
    socket.once('connect', () => clearTimeout(connecting)).once('close', () => clearTimeout(connecting))
    this.#opened.set(socket, performance.now())
    return socket
  }

  override keepSocketAlive(socket: Duplex): boolean {
    if (performance.now() - (this.#opened.get(socket) ?? 0) > this.#lifetime.oldestMs) return false
    ;(socket as Socket).setTimeout(this.#lifetime.idleMs).unref()
    return true
  }

  override reuseSocket(socket: Duplex, request: ClientRequest): void {
    ;(socket as Socket).setTimeout(SILENCE_MS)
    super.reuseSocket(socket, request)
  }
}

export const openConnections = (lifetime: Partial<Lifetime> = {}): Agent => new ServiceConnections({ ...usual, ...lifetime })
