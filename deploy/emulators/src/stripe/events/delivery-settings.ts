import { z } from 'zod'
import type { Settings } from '../storage/settings.ts'

// Forms send numbers as text.
const whole = z.coerce.number().int()
const percent = whole.min(0).max(100)
const milliseconds = whole.min(0)

/** The faults of webhook deliveries. The same seed gives the same faults, counted from the account's first event. */
const deliverySettingsSchema = z.strictObject({
  /** While on, nothing is sent; everything follows afterwards. */
  paused: z.boolean(),
  /** Never sent or retried, unless redelivered by hand. */
  dropPercent: percent,
  /** Sent twice. */
  duplicatePercent: percent,
  /** In any order, within `delayMs` or half a second. */
  shuffle: z.boolean(),
  /** Each is sent up to this much later. */
  delayMs: milliseconds.max(600_000),
  seed: z.string().max(100),
  /** The number of concurrent deliveries; with one, events arrive in order. */
  parallel: whole.min(1).max(64),
  /** The delay after the first failure, doubled after each further one up to the longest. */
  retryFirstMs: milliseconds.min(1).max(3_600_000),
  retryLongestMs: milliseconds.min(1).max(86_400_000),
  /** The time limit of a receiver's response. */
  timeoutMs: milliseconds.min(1).max(60_000),
})
export type DeliverySettings = z.infer<typeof deliverySettingsSchema>

const defaults: DeliverySettings = {
  paused: false,
  dropPercent: 0,
  duplicatePercent: 0,
  shuffle: false,
  delayMs: 0,
  seed: 'sibyl',
  parallel: 1,
  retryFirstMs: 1000,
  retryLongestMs: 3_600_000,
  timeoutMs: 10_000,
}

const NAME = 'deliveries'

export const readDeliverySettings = (settings: Settings): DeliverySettings => ({
  ...defaults,
  ...(JSON.parse(settings.get(NAME) ?? '{}') as Partial<DeliverySettings>),
})

/** Changes some settings. @throws ZodError */
export const changeDeliverySettings = (settings: Settings, patch: unknown): DeliverySettings => {
  const changed = deliverySettingsSchema.parse({ ...readDeliverySettings(settings), ...z.record(z.string(), z.unknown()).parse(patch) })
  settings.set(NAME, JSON.stringify(changed))
  return changed
}
