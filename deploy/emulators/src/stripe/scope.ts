import type { Stored } from './shapes/kinds.ts'
import type { Objects } from './storage/objects.ts'
import type { Settings } from './storage/settings.ts'

/** Absolute addresses of the emulator's own pages. */
export type Links = { receipt(chargeId: string): string; invoice(invoiceId: string): string; challenge(challengeId: string): string }

/** The working context of one call. All of it is one transaction: everything with its events, or nothing. */
export type Scope = {
  objects: Objects
  settings: Settings
  links: Links
  /** Seconds since 1970, by the account's clock. */
  now(): number
  /** Publishes a change: stores the event with a snapshot of the object, and queues it for the webhooks. */
  emit(type: string, object: Stored, previous?: Record<string, unknown>): void
  /** Runs work as if at another time. */
  at<T>(seconds: number, work: () => T): T
}
