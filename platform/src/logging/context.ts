import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What every log line, outgoing call and event of one request or one handled event has in common. */
export type Context = { requestId: string; traceparent: string }

const storage = new AsyncLocalStorage<Context>()

export const currentContext = (): Context | undefined => storage.getStore()

export const withContext = <T>(context: Context, work: () => T): T => storage.run(context, work)

const valid = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

/** A UUID's digits: Node makes these from a pool, ten times faster than asking for random bytes. */
const randomHex = (): string => randomUUID().replaceAll('-', '')

/** A W3C traceparent: a new span in the caller's trace, or a new trace where the caller has none. */
export const traceparentFrom = (incoming: string | undefined): string => {
  const trace = incoming === undefined ? undefined : valid.exec(incoming)?.[1]
  return `00-${trace ?? randomHex()}-${randomHex().slice(16)}-01`
}
