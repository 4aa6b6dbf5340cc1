import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { systemClock } from '@sibyl/platform/time'
import { Router } from 'express'
import type { EmulatorsConfig } from './config.ts'
import { devIndex, type EmulatedPart } from './dev-index/dev-index.ts'
import { startMailCatcher } from './mail/mail-catcher.ts'
import { modelEmulator } from './model/model-emulator.ts'

export type Emulated = { model: boolean; payments: boolean; mail: boolean }

export type Emulators = {
  emulated: Emulated
  /** Their pages and switches, to be served below /_dev; the model's API is at /_dev/model/v1. */
  router: Router
  /** Where the mail catcher takes mail, where there is one. */
  smtpPort: number | undefined
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

/** Opens a stand-in for each outside service that the configuration does not name. */
export const openEmulators = async (config: EmulatorsConfig, host: string): Promise<Emulators> => {
  const emulated = { model: config.OPENAI_API_KEY === undefined, payments: false, mail: config.SMTP_URL === undefined }
  const router = Router()
  const mail = emulated.mail ? await openMail(config, host) : undefined
  if (mail) router.use('/mailbox', mail.router)
  if (emulated.model) {
    const pace = { firstTokenMs: config.MODEL_FIRST_TOKEN_MS, tokensPerSecond: config.MODEL_TOKENS_PER_SECOND }
    router.use('/model', modelEmulator(pace).router)
  }
  router.use(devIndex({ parts: [...(emulated.model ? [modelPart] : []), ...(emulated.mail ? [mailPart] : [])] }))
  return { emulated, router, smtpPort: mail?.port, close: async () => mail?.close() }
}
