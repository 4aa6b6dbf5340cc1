import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { systemClock } from '@sibyl/platform/time'
import { Router } from 'express'
import type { EmulatorsConfig } from './config.ts'
import { devIndex, type EmulatedPart } from './dev-index/dev-index.ts'
import { startMailCatcher } from './mail/mail-catcher.ts'
import type { JudgeReader } from './model/answer-chat.ts'
import { modelEmulator } from './model/model-emulator.ts'
import { openStripe } from './stripe/open-stripe.ts'

export type Emulated = { model: boolean; payments: boolean; mail: boolean }

export type Emulators = {
  emulated: Emulated
  /** The pages and switches, to be served below /_dev; the model's API is at /_dev/model/v1. */
  router: Router
  /** The SMTP port of the mail catcher, if there is one. */
  smtpPort: number | undefined
  /** Sets the address of the Stripe emulator's webhooks, if it is known only later. */
  sendWebhooksTo(url: string): void
  close(): Promise<void>
}

const modelPart: EmulatedPart = {
  name: 'Language model',
  what: 'A writer of our own that composes readings from the facts, behind OpenAI’s interface.',
  how: 'Set OPENAI_API_KEY (and OPENAI_BASE_URL for another OpenAI-compatible server).',
  href: '/_dev/model',
}

const mailPart: EmulatedPart = {
  name: 'Mail',
  what: 'An SMTP server that keeps what is sent instead of delivering it.',
  how: 'Set SMTP_URL to a mail server.',
  href: '/_dev/mailbox',
}

const stripePart: EmulatedPart = {
  name: 'Stripe',
  what: 'An account of our own behind Stripe’s interface: payments, subscriptions and webhooks, with no money in them.',
  how: 'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  href: '/_dev/stripe',
}

const openMail = async (config: EmulatorsConfig, host: string) => {
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const store = openSqliteStore({ file: join(config.DATA_DIR, 'mail.db'), service: 'mail-catcher' })
  const catcher = await startMailCatcher({ store, host, port: config.SMTP_PORT, clock: systemClock })
  const close = async (): Promise<void> => {
    await catcher.close()
    await store.close()
  }
  return { ...catcher, close }
}

const openPayments = ({ DATA_DIR, PUBLIC_URL, STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET }: EmulatorsConfig) => {
  const secrets = STRIPE_WEBHOOK_SECRET.split(',').filter(Boolean)
  const webhook = url === undefined ? undefined : { url, secrets }
  const stripe = openStripe({ file: join(DATA_DIR, 'stripe.db'), publicUrl: PUBLIC_URL, webhook })
  return { ...stripe, sendWebhooksTo: (to: string) => stripe.sendWebhooksTo({ url: to, secrets }) }
}

/**
 * Opens an emulator for each external service that the configuration does not name. `isHeavy`: whether a form sounds suspect to the model.
 */
export const openEmulators = async (config: EmulatorsConfig, host: string, isHeavy?: JudgeReader): Promise<Emulators> => {
  const emulated = {
    model: config.OPENAI_API_KEY === undefined,
    payments: config.STRIPE_SECRET_KEY === undefined,
    mail: config.SMTP_URL === undefined,
  }
  const router = Router()
  const mail = emulated.mail ? await openMail(config, host) : undefined
  if (mail) router.use('/mailbox', mail.router)
  if (emulated.model) {
    const pace = { firstTokenMs: config.MODEL_FIRST_TOKEN_MS, tokensPerSecond: config.MODEL_TOKENS_PER_SECOND }
    router.use('/model', modelEmulator(pace, isHeavy).router)
  }
  const stripe = emulated.payments ? openPayments(config) : undefined
  if (stripe) router.use('/stripe', stripe.router)
  const parts = [...(emulated.model ? [modelPart] : []), ...(stripe ? [stripePart] : []), ...(emulated.mail ? [mailPart] : [])]
  router.use(devIndex({ parts }))
  const close = async (): Promise<void> => {
    await mail?.close()
    await stripe?.close()
  }
  return { emulated, router, smtpPort: mail?.port, sendWebhooksTo: (url) => stripe?.sendWebhooksTo(url), close }
}
