import { EventEmitter, once } from 'node:events'
import { type ConfirmChannel, connect } from 'amqplib'
import type { Logger } from '../../logging/logger.ts'
import { within } from '../../within.ts'

/** A connection that reconnects automatically. */
export type BrokerConnection = {
  /** Waits for a connection without a time limit; rejects once closed. */
  openChannel(): Promise<ConfirmChannel>
  /** Whether the broker has blocked publishing because it is short of memory or disk. */
  isBlocked(): boolean
  /** Resolves when the broker accepts messages again; rejects when the signal aborts first. */
  takesPublishes(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

type Options = {
  url: string
  /** The name of this connection in the broker. */
  name: string
  logger: Logger
  /** Seconds. The client notices a silent broker within two of these. */
  heartbeat: number
}

const HANDSHAKE_MS = 10_000
const CLOSE_MS = 5000
const LONGEST_DELAY_MS = 5000

/** amqplib notices silence only after two to three intervals, so it gets shorter ones: three of them fit into two of ours. */
const interval = (heartbeat: number): number => Math.max(1, Math.floor((heartbeat * 2) / 3))

const withHeartbeat = (url: string, heartbeat: number): string => {
  const target = new URL(url)
  target.searchParams.set('heartbeat', String(interval(heartbeat)))
  return target.href
}

/** Connects in the background, and again after each loss with growing, jittered delays; returns at once. */
export const connectToBroker = async ({ url, name, logger, heartbeat }: Options): Promise<BrokerConnection> => {
  const flow = new EventEmitter().setMaxListeners(0)
  let blocked = false
  const setBlocked = (next: boolean): void => {
    blocked = next
    if (!next) flow.emit('unblocked')
  }
  const connection = await connect(withHeartbeat(url, heartbeat), {
    noDelay: true,
    timeout: HANDSHAKE_MS,
    clientProperties: { connection_name: name },
    recovery: { initialDelay: 100, maxDelay: LONGEST_DELAY_MS, jitter: 0.5, waitForConnect: false },
  })
  connection.on('connect', () => {
    setBlocked(false)
    logger.info({ connection: name }, 'connected to the broker')
  })
  connection.on('error', (error) => logger.warn({ err: error, connection: name }, 'broker connection failed'))
  connection.on('disconnect', (error) => logger.warn({ err: error, connection: name }, 'broker connection lost'))
  connection.on('connect-failed', (error) => logger.warn({ err: error, connection: name }, 'broker not reached'))
  connection.on('blocked', (reason) => {
    setBlocked(true)
    logger.error({ reason, connection: name }, 'the broker accepts no publishes')
  })
  connection.on('unblocked', () => setBlocked(false))

  return {
    openChannel: () => connection.createConfirmChannel(),
    isBlocked: () => blocked,
    async takesPublishes(signal) {
      if (!blocked) return
      await once(flow, 'unblocked', { signal }).catch((cause: unknown) => {
        throw new Error('the broker accepts no publishes, it is short of memory or disk', { cause })
      })
    },
    async close() {
      // If the broker vanished without a word, amqplib would wait forever for its close frame.
      await within(CLOSE_MS, connection.close()).catch((error: unknown) =>
        logger.warn({ err: error, connection: name }, 'the connection to the broker did not close cleanly'),
      )
    },
  }
}
