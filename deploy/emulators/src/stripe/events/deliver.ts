import type { Event } from '../shapes/kinds.ts'
import type { Objects } from '../storage/objects.ts'
import type { Settings } from '../storage/settings.ts'
import type { Delivery, DeliveryQueue } from './delivery-queue.ts'
import { readDeliverySettings } from './delivery-settings.ts'
import { endpointOf } from './endpoint.ts'
import { signatureOf } from './signature.ts'

type Parts = { objects: Objects; settings: Settings; queue: DeliveryQueue }

export type Deliverer = {
  /** Checks whether something is due. */
  wake(): void
  /** Sends nothing more, and aborts running deliveries. */
  close(): Promise<void>
}

/** Stripe gives up after three days. */
const GIVE_UP_MS = 3 * 24 * 3_600_000

const LONGEST_SLEEP_MS = 60_000

/** Delivers queued events to the endpoint, each signed when it is sent, and retries with growing delays until a 2xx response. */
export const startDeliverer = ({ objects, settings, queue }: Parts): Deliverer => {
  const underWay = new Map<number, Promise<void>>()
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined

  const post = async (event: Event, timeoutMs: number): Promise<{ ok: boolean; said: string }> => {
    const to = endpointOf(settings)
    if (!to) return { ok: false, said: 'no endpoint is configured' }
    const body = JSON.stringify(event, null, 2)
    const signature = signatureOf(body, to.secrets, Math.floor(Date.now() / 1000))
    try {
      const response = await fetch(to.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (emulated; +https://docs.stripe.com/webhooks)',
          'stripe-signature': signature,
        },
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      })
      await response.body?.cancel()
      return { ok: response.ok, said: `answered ${response.status}` }
    } catch (error) {
      const cause = (error as Error).cause as NodeJS.ErrnoException | undefined
      return { ok: false, said: cause?.code ?? (error as Error).name }
    }
  }

  const settled = (event: Event): void => {
    const now = objects.get('event', event.id)
    if (now) objects.put({ ...now, pending_webhooks: Math.max(0, now.pending_webhooks - 1) })
  }

  const send = async ({ id, event: eventId, attempts, firstAt }: Delivery): Promise<void> => {
    const event = objects.get('event', eventId)
    if (!event) {
      queue.settle(id, 'failed', 'the event was deleted')
      return
    }
    const { timeoutMs, retryFirstMs, retryLongestMs } = readDeliverySettings(settings)
    const { ok, said } = await post(event, timeoutMs)
    if (closing.signal.aborted) return
    const now = Date.now()
    if (ok) {
      const before = queue.of(eventId).some(({ state }) => state === 'delivered')
      queue.settle(id, 'delivered', said)
      if (!before) settled(event)
    } else if (now - firstAt > GIVE_UP_MS) queue.settle(id, 'failed', said)
    else queue.retry(id, now + Math.min(retryLongestMs, retryFirstMs * 2 ** Math.min(attempts, 30)), said)
  }

  /** An emulator that fails on one event must not end the product around it. */
  const warn = (error: Error): void => process.emitWarning(error)

  const deliverDue = (): void => {
    clearTimeout(timer)
    const { paused, parallel } = readDeliverySettings(settings)
    if (paused || closing.signal.aborted) return
    const taken = new Set(underWay.keys())
    while (underWay.size < parallel) {
      const delivery = queue.next(Date.now(), taken)
      if (!delivery) break
      taken.add(delivery.id)
      const sent = send(delivery)
        .catch(warn)
        .finally(() => {
          underWay.delete(delivery.id)
          wake()
        })
      underWay.set(delivery.id, sent)
    }
    const due = queue.nextDue(taken)
    if (due !== undefined && underWay.size < parallel)
      timer = setTimeout(wake, Math.min(LONGEST_SLEEP_MS, Math.max(1, due - Date.now()))).unref()
  }

  const wake = (): void => {
    try {
      deliverDue()
    } catch (error) {
      warn(error as Error)
    }
  }

  return {
    wake,
    async close() {
      clearTimeout(timer)
      closing.abort()
      await Promise.all(underWay.values())
    },
  }
}
