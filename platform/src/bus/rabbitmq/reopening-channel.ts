import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConfirmChannel } from 'amqplib'
import type { Logger } from '../../logging/logger.ts'
import { within } from '../../within.ts'
import type { BrokerConnection } from './connection.ts'

/** A channel that reopens after it was closed by a lost connection, the broker or ourselves. */
export type ReopeningChannel = {
  /** Waits for the channel; rejects when the signal aborts first. */
  get(signal: AbortSignal): Promise<ConfirmChannel>
  /** The channel, if open. */
  current(): ConfirmChannel | undefined
  close(): Promise<void>
}

type Options = {
  connection: BrokerConnection
  name: string
  logger: Logger
  /** Declares what the channel needs; runs on each new channel. */
  setUp: (channel: ConfirmChannel) => Promise<void>
}

const CLOSE_MS = 5000
/** A queue without a leader answers nothing, not even a declaration; after this long the channel gives up. */
const SETUP_MS = 60_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5000
/** A channel that lived this long was healthy, so its end does not lengthen the next delay. */
const HEALTHY_MS = 10_000

const jittered = (failures: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2)

export const reopeningChannel = ({ connection, name, logger, setUp }: Options): ReopeningChannel => {
  const opened = new EventEmitter().setMaxListeners(0)
  const closing = new AbortController()
  let channel: ConfirmChannel | undefined

  const closeChannel = (which: ConfirmChannel): Promise<void> =>
    within(CLOSE_MS, which.close()).catch((error: unknown) => logger.debug({ err: error, channel: name }, 'channel was closed already'))

  /** Runs one channel from opening to close. */
  const live = async (): Promise<void> => {
    const next = await connection.openChannel()
    const gone = once(next, 'close').catch(() => undefined) // 'error' is logged below, and 'close' comes after it.
    let closed = false
    next.once('close', () => {
      closed = true
      if (channel === next) channel = undefined
    })
    next.on('error', (error) => logger.warn({ err: error, channel: name }, 'the broker closed a channel'))
    try {
      closing.signal.throwIfAborted()
      await within(SETUP_MS, setUp(next))
      closing.signal.throwIfAborted()
    } catch (error) {
      if (!closed) await closeChannel(next)
      throw error
    }
    if (closed) return
    channel = next
    opened.emit('open', next)
    await gone
  }

  const keep = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const since = performance.now()
      await live().catch((error: unknown) => {
        if (!closing.signal.aborted) logger.warn({ err: error, channel: name }, 'channel not set up, will be retried')
      })
      if (performance.now() - since > HEALTHY_MS) failures = 0
      await pause(jittered(failures), undefined, { signal: closing.signal }).catch(() => undefined) // If the channel was closed meanwhile, the condition of the loop ends it.
    }
  }
  void keep()

  return {
    current: () => channel,
    async get(signal) {
      if (channel) return channel
      closing.signal.throwIfAborted()
      const [next] = await once(opened, 'open', { signal: AbortSignal.any([signal, closing.signal]) }).catch((cause: unknown) => {
        throw closing.signal.aborted ? closing.signal.reason : new Error('the broker is away', { cause })
      })
      return next
    },
    async close() {
      closing.abort(new Error(`${name} is closing`))
      if (channel) await closeChannel(channel)
    },
  }
}
