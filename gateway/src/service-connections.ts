import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { MINUTE, SECOND } from '@sibyl/platform/time'
import { Pool } from 'undici'

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

export type Connections = Pool

/** Connections to one replica of a service, as many as it takes, kept between requests while they are neither idle nor old. */
export const openConnections = (url: string, lifetime: Partial<Lifetime> = {}): Connections => {
  const { idleMs, oldestMs } = { ...usual, ...lifetime }
  return new Pool(url, {
    pipelining: 1,
    clientTtl: oldestMs,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    connect: { lookup: lookUpInTurn, timeout: CONNECT_MS },
    allowH2: false,
  })
}
