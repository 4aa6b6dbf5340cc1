import type { Metadata } from './payments.ts'

/** Objects of the account itself: its events, where they are sent, its clocks. */

export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type WebhookEndpoint = {
  id: string
  object: 'webhook_endpoint'
  api_version: string
  application: null
  created: number
  description: string | null
  enabled_events: string[]
  livemode: false
  metadata: Metadata
  status: 'enabled' | 'disabled'
  url: string
}

export type TestClock = {
  id: string
  object: 'test_helpers.test_clock'
  created: number
  deletes_after: number
  frozen_time: number
  livemode: false
  name: string | null
  status: 'ready'
  status_details: Record<string, never>
}
