import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import type { ClientRequestArgs } from 'node:http'
import { connect, type LookupFunction, type NetConnectOpts } from 'node:net'
import type { Duplex } from 'node:stream'
import { MINUTE, SECOND } from '../time.ts'
import { Agent } from './node-http.ts'

/**
 * The idle timeout and the connect timeout, in milliseconds. Shorter than the 3 s for which a stopping service keeps idle connections: the
 * gateway never writes to a closing one.
 */
const IDLE_MS = 2 * SECOND
/** The maximum age of a connection. A name can move to other machines; new connections resolve it again. */
const OLDEST_MS = 2 * MINUTE

/** Resolves a name to its addresses, rotated on each call; the connection tries them in that order. */
const lookUpInTurn: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true } satisfies LookupAllOptions, (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
    const first = Math.floor(Math.random() * (addresses?.length ?? 0))
    const turned = error ? [] : [...addresses.slice(first), ...addresses.slice(0, first)]
    if (error || options.all) found(error, turned)
    else found(null, turned[0]?.address ?? '', turned[0]?.family)
  })
}

type Connected = (error: Error | null, socket: Duplex) => void

/**
 * A keep-alive pool for one replica. A request gets its socket only once connected, so until then its body is unread and another replica
 * can still take it.
 */
export class ServiceAgent extends Agent {
  readonly #born = new WeakMap<Duplex, number>()

  constructor(idleMs = IDLE_MS) {
    super({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY, timeout: idleMs })
  }

  override createConnection(options: ClientRequestArgs, callback?: Connected): undefined {
    const socket = connect({ ...options, lookup: lookUpInTurn, timeout: IDLE_MS } as NetConnectOpts)
    const late = () => socket.destroy(Object.assign(new Error('the service took too long to connect'), { syscall: 'connect' }))
    const failed = (error: Error) => callback?.(error, socket)
    socket.once('timeout', late).once('error', failed)
    socket.once('connect', () => {
      socket.off('timeout', late).off('error', failed)
      this.#born.set(socket, performance.now())
      callback?.(null, socket)
    })
  }

  override keepSocketAlive(socket: Duplex): boolean {
    const age = performance.now() - (this.#born.get(socket) ?? 0)
    // Node's own agent keeps a socket when this returns true; its types omit that.
    return age < OLDEST_MS && Boolean(super.keepSocketAlive(socket) as unknown)
  }
}
