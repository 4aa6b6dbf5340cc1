import { createServer } from 'node:http'
import { devIndex } from '@sibyl/emulators/dev-index/dev-index'
import { startMailCatcher } from '@sibyl/emulators/mail/mail-catcher'
import { modelEmulator } from '@sibyl/emulators/model/model-emulator'
import { type HttpServer, listen } from '@sibyl/platform/http/server'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { systemClock } from '@sibyl/platform/time'
import express, { Router } from 'express'

export type Emulated = { model: boolean; payments: boolean; mail: boolean }

export type Emulators = {
  emulated: Emulated
  /** What the services are pointed at instead of the real thing. */
  environment: NodeJS.ProcessEnv
  /** Their pages and switches, for the gateway's /_dev. */
  router: Router
  close(): Promise<void>
}

const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)

/** Starts a stand-in for each outside service that the environment does not name. */
export const startEmulators = async (directory: string, environment: NodeJS.ProcessEnv): Promise<Emulators> => {
  const emulated = { model: !environment.OPENAI_API_KEY, payments: false, mail: !environment.SMTP_URL }
  const host = '127.0.0.1'
  const router = Router()
  const stand: NodeJS.ProcessEnv = {}
  const closing: (() => Promise<void>)[] = []
  let model: HttpServer | undefined

  if (emulated.mail) {
    const store = openSqliteStore({ file: `${directory}/mail.db`, service: 'mail-catcher' })
    const mail = await startMailCatcher({ store, host, port: number(environment.SMTP_PORT) ?? 0, clock: systemClock })
    router.use('/mailbox', mail.router)
    stand.SMTP_URL = `smtp://${host}:${mail.port}`
    closing.push(mail.close, store.close)
  }
  if (emulated.model) {
    const emulator = modelEmulator({
      firstTokenMs: number(environment.MODEL_FIRST_TOKEN_MS),
      tokensPerSecond: number(environment.MODEL_TOKENS_PER_SECOND),
    })
    router.use('/model', emulator.router)
    model = await listen(createServer(express().use('/_dev/model', emulator.router)), { host, port: 0 })
    stand.OPENAI_BASE_URL = `http://${host}:${model.port}/_dev/model/v1`
    stand.OPENAI_API_KEY = 'emulated'
    closing.push(() => model?.close(0) ?? Promise.resolve())
  }
  router.use(
    devIndex({
      parts: [
        ...(emulated.model
          ? [
              {
                name: 'Language model',
                what: 'A writer of our own that composes readings from the facts, behind OpenAI’s interface.',
                how: 'Set OPENAI_API_KEY (and OPENAI_BASE_URL for another OpenAI-compatible server).',
                href: '/_dev/model',
              },
            ]
          : []),
        ...(emulated.mail
          ? [
              {
                name: 'Mail',
                what: 'An SMTP server that keeps what is sent instead of delivering it.',
                how: 'Set SMTP_URL to a mail server.',
                href: '/_dev/mailbox',
              },
            ]
          : []),
      ],
    }),
  )
  return {
    emulated,
    environment: stand,
    router,
    close: async () => {
      for (const close of closing) await close()
    },
  }
}
