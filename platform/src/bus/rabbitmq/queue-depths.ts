import type { ConfirmChannel } from 'amqplib'
import type { Logger } from '../../logging/logger.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { SECOND } from '../../time.ts'
import { within } from '../../within.ts'
import type { BrokerConnection } from './connection.ts'
import type { Names } from './topology.ts'

type Options = {
  connection: BrokerConnection
  names: Names
  retryDelays: readonly number[]
  metrics: Metrics
  logger: Logger
  /** Milliseconds between two polls. */
  every: number
}

export type QueueDepths = {
  /** Includes the queues of this service. */
  include(service: string): void
  close(): Promise<void>
}

const ANSWER_MS = 5 * SECOND
const NOT_FOUND = 404

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === NOT_FOUND

/**
 * Reports queue depths: for each service its queue, its retries together and its dead letters, and the unrouted. A depth the broker does
 * not report is left out rather than shown stale.
 */
export const watchQueueDepths = ({ connection, names, retryDelays, metrics, logger, every }: Options): QueueDepths => {
  /** Queues by the label of their metric. */
  const shown = new Map<string, readonly string[]>([[names.unrouted, [names.unrouted]]])
  let channel: ConfirmChannel | undefined
  let opening: Promise<ConfirmChannel> | undefined
  let looking: Promise<void> | undefined
  let closed = false

  const open = async (): Promise<ConfirmChannel> => {
    const next = await connection.openChannel()
    next.on('error', (error) => logger.debug({ err: error }, 'queue depth not available')) // The caller sees this failure too.
    next.once('close', () => {
      if (channel === next) channel = undefined
    })
    channel = next
    return next
  }

  /** Stops waiting for an unreachable broker; a channel that opens later serves a later poll. */
  const current = async (): Promise<ConfirmChannel> => {
    if (channel) return channel
    opening ??= open().finally(() => {
      opening = undefined
    })
    return within(ANSWER_MS, opening)
  }

  const depthOf = async (queue: string): Promise<number> => {
    const asked = await current()
    try {
      return (await within(ANSWER_MS, asked.checkQueue(queue))).messageCount
    } catch (error) {
      if (!isMissing(error)) throw error
      channel = undefined // The broker closes a channel that asks for a missing queue.
      return 0
    }
  }

  const look = async (): Promise<void> => {
    for (const [label, queues] of shown) {
      let depth = 0
      for (const queue of queues) depth += await depthOf(queue)
      metrics.queueDepth.set({ queue: label }, depth)
    }
  }

  const tick = (): void => {
    if (looking || closed) return
    looking = look()
      .catch((error: unknown) => {
        if (closed) return
        metrics.queueDepth.reset()
        const broken = channel
        channel = undefined
        logger.warn({ err: error }, 'the broker does not report queue depths')
        return broken?.close().catch((failure: unknown) => logger.debug({ err: failure }, 'channel was closed already'))
      })
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(tick, every)
  timer.unref()

  return {
    include(service) {
      shown.set(names.queue(service), [names.queue(service)])
      shown.set(
        `${names.queue(service)}.retry`,
        [...new Set(retryDelays)].map((delay) => names.retryQueue(service, delay)),
      )
      shown.set(names.deadQueue(service), [names.deadQueue(service)])
      tick()
    },
    async close() {
      closed = true
      clearInterval(timer)
      await within(ANSWER_MS, channel?.close() ?? Promise.resolve()).catch((error: unknown) =>
        logger.debug({ err: error }, 'channel was closed already'),
      )
    },
  }
}
