import { commaSeparated, httpUrl, networks } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import { type WebhookEvent, webhookEvents } from './webhook-events.ts'

const SECRET = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/

const isWebhookEvent = (type: string): type is WebhookEvent => (webhookEvents as readonly string[]).includes(type)

const chosenEvents = commaSeparated.transform((types, context) => {
  const unknown = types.filter((type) => !isWebhookEvent(type))
  if (unknown.length === 0) return types.filter(isWebhookEvent)
  context.addIssue({ code: 'custom', message: `knows no event ${unknown.join(', ')}: choose from ${webhookEvents.join(', ')}` })
  return z.NEVER
})

export const webhookVariables = z.object({
  /** Where chosen events go. Unset: nowhere. */
  WEBHOOK_URL: httpUrl.optional(),
  WEBHOOK_EVENTS: chosenEvents.optional(),
  /** Signs what is sent. While it is being replaced: the new secret and the old one, separated by a comma. */
  WEBHOOK_SECRET: commaSeparated
    .refine((secrets) => secrets.every((one) => SECRET.test(one)), 'must be whsec_ and 24 to 64 random bytes in base64')
    .optional(),
  /** Private networks that the webhook may be in, in CIDR notation. */
  WEBHOOK_ALLOW: networks.optional(),
})

/** The webhook of an installation. */
export type Webhook = { url: URL; secrets: readonly string[]; events: readonly WebhookEvent[] }

type Variables = { WEBHOOK_URL?: string | undefined; WEBHOOK_EVENTS?: WebhookEvent[] | undefined; WEBHOOK_SECRET?: string[] | undefined }

/** Whether a webhook that has an address has its secret and its events too. */
export const isComplete = ({ WEBHOOK_URL, WEBHOOK_EVENTS, WEBHOOK_SECRET }: Variables): boolean =>
  WEBHOOK_URL === undefined || (WEBHOOK_EVENTS !== undefined && WEBHOOK_SECRET !== undefined)

/** The configured webhook, if there is one. */
export const webhookOf = ({ WEBHOOK_URL, WEBHOOK_EVENTS: events, WEBHOOK_SECRET: secrets }: Variables): Webhook | undefined =>
  WEBHOOK_URL && events && secrets ? { url: new URL(WEBHOOK_URL), events, secrets } : undefined
