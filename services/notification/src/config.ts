import { readConfig } from '@sibyl/platform/config/read-config'
import { httpUrl, networks, secret } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import { vapidKey } from './reminders/vapid-keys.ts'
import { isComplete, webhookVariables } from './webhooks/webhook-config.ts'

const variables = z
  .object({
    /** The address of the mail server: smtp://user:password@host:port, or smtps:// */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    MAIL_FROM: z.string().default('Sibyl <oracle@sibyl.example>'),
    /** The recipient of contact form messages. */
    SUPPORT_ADDRESS: z.email('must be an email address').default('support@sibyl.example'),
    /** The product's public address, with which links in mails begin. */
    PUBLIC_URL: httpUrl,
    /** Shared with auth: both derive the token of a link from it. */
    LINK_SECRET: secret,
    PRODUCT_NAME: z.string().max(60).default('Sibyl'),
    /** Signs pushes. Unset: reminders come by mail alone. */
    VAPID_KEY: vapidKey.optional(),
    /** Private networks that push services may be in, in CIDR notation; their addresses may then be http. */
    PUSH_ALLOW: networks.optional(),
    ...webhookVariables.shape,
  })
  .refine(isComplete, { path: ['WEBHOOK_URL'], message: 'needs WEBHOOK_EVENTS and WEBHOOK_SECRET beside it' })
export type NotificationConfig = z.infer<typeof variables>

/** @throws ConfigError that lists every fault */
export const readNotificationConfig = (environment: NodeJS.ProcessEnv): NotificationConfig => readConfig(variables, environment)
