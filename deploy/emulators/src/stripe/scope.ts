import type { Stored } from './shapes/kinds.ts'
import type { Objects } from './storage/objects.ts'
import type { Settings } from './storage/settings.ts'

/** Absolute addresses of the emulator's own pages. */
export type Links = { receipt(chargeId: string): string; invoice(invoiceId: string): string; challenge(challengeId: string): string }

/** What one call works on. All of it is one transaction: it happens whole, events with it, or not at all. */
export type Scope = {
  objects: Objects
  settings: Settings
  links: Links
  /** Seconds since 1970, by the test clock of this customer where there is one. */
  now(customer?: string | null): number
  /** Tells of a change: stores the event with the object as it is now, and queues it for the webhooks. */
  emit(type: string, object: Stored, previous?: Record<string, unknown>): void
  /** Does something as if it were another time. */
  at<T>(seconds: number, work: () => T): T
}
