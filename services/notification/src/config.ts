import { readConfig } from '@sibyl/platform/config/read-config'
import { secret } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const variables = z.object({
  /** Where mail is handed over: smtp://user:password@host:port, or smtps:// */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  MAIL_FROM: z.string().default('Sibyl <oracle@sibyl.example>'),
  /** Who reads what comes in by the contact form. */
  SUPPORT_ADDRESS: z.email('must be an e-mail address').default('support@sibyl.example'),
  /** Where readers reach the product; links in mails begin with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }),
  /** Shared with auth: both derive the token of a link from it. */
  LINK_SECRET: secret,
  PRODUCT_NAME: z.string().max(60).default('Sibyl'),
})
export type NotificationConfig = z.infer<typeof variables>

/** @throws ConfigError that lists every fault */
export const readNotificationConfig = (environment: NodeJS.ProcessEnv): NotificationConfig => readConfig(variables, environment)
