import { readConfig } from '@sibyl/platform/config/read-config'
import { httpUrl, port } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const schema = z.object({
  /** The folder of the caught mails, in an SQLite file. */
  DATA_DIR: z.string().default('.sibyl'),
  /** The SMTP port of the mail catcher; 0 is any free port. */
  SMTP_PORT: port(0),
  /** Real services: each one named here has no emulator. */
  OPENAI_API_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  /** The pace of the model emulator; its page at /_dev/model changes it. */
  MODEL_FIRST_TOKEN_MS: z.coerce.number('must be milliseconds').int().min(0).optional(),
  MODEL_TOKENS_PER_SECOND: z.coerce.number('must be a number').positive('must be more than 0').optional(),
  /** With a secret key, payments go to the real Stripe. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** The address and the secrets of the Stripe emulator's webhooks: the same secrets that billing checks, separated by commas. */
  STRIPE_WEBHOOK_URL: httpUrl.optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  /** The product's public address; the Stripe emulator's pages are below its /_dev/stripe. */
  PUBLIC_URL: httpUrl.default('http://localhost:8080'),
})
export type EmulatorsConfig = z.infer<typeof schema>

/** @throws ConfigError that lists every fault */
export const readEmulatorsConfig = (environment: NodeJS.ProcessEnv): EmulatorsConfig => readConfig(schema, environment)
