import { readConfig } from '@sibyl/platform/config/read-config'
import { port } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const schema = z.object({
  /** Where mails are kept, in an SQLite file. */
  DATA_DIR: z.string().default('.sibyl'),
  /** Where the mail catcher takes mail; 0 is any free port. */
  SMTP_PORT: port(0),
  /** What replaces the stand-ins: nothing stands in for what these name. */
  OPENAI_API_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  /** The pace of the model emulator; its page at /_dev/model changes it. */
  MODEL_FIRST_TOKEN_MS: z.coerce.number('must be milliseconds').int().min(0).optional(),
  MODEL_TOKENS_PER_SECOND: z.coerce.number('must be a number').positive('must be more than 0').optional(),
  /** With a secret key payments are Stripe's own. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Where the Stripe emulator sends its webhooks, and what it signs them with: the same as billing checks, several separated by commas. */
  STRIPE_WEBHOOK_URL: z.url('must be an http:// or https:// address').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  /** Where readers reach the product; the Stripe emulator's own pages are below its /_dev/stripe. */
  PUBLIC_URL: z.url('must be an http:// or https:// address').default('http://localhost:8080'),
})
export type EmulatorsConfig = z.infer<typeof schema>

/** @throws ConfigError that lists every fault */
export const readEmulatorsConfig = (environment: NodeJS.ProcessEnv): EmulatorsConfig => readConfig(schema, environment)
