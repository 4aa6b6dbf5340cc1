import { isSuspect } from '@sibyl/divination/safety/classifier'
import { classifierModel } from '@sibyl/divination/safety/classifier.data'
import { readEmulatorsConfig } from '@sibyl/emulators/config'
import type { JudgeReader } from '@sibyl/emulators/model/answer-chat'
import { type Emulators, openEmulators } from '@sibyl/emulators/open-emulators'
import { createServer } from '@sibyl/platform/http/node-http'
import { listen } from '@sibyl/platform/http/server'
import { randomHex } from '@sibyl/platform/ids'
import express from 'express'

/** The stand-in for the model recognises indirect language with the screen's classifier, at a lower threshold than the screen itself. */
const isHeavy: JudgeReader = (reader) => isSuspect(classifierModel, reader)

/** The emulators of this process, and the settings that point the services at them. @throws ConfigError */
export const startEmulators = async (environment: NodeJS.ProcessEnv): Promise<Emulators & { environment: NodeJS.ProcessEnv }> => {
  const host = '127.0.0.1'
  const webhookSecret = `whsec_${randomHex(24)}`
  const emulators = await openEmulators(readEmulatorsConfig({ ...environment, STRIPE_WEBHOOK_SECRET: webhookSecret }), host, isHeavy)
  const { emulated, router, smtpPort } = emulators
  const http = await listen(createServer(express().use('/_dev', router)), { host, port: 0 })
  return {
    ...emulators,
    environment: {
      ...(emulated.model ? { OPENAI_BASE_URL: `http://${host}:${http.port}/_dev/model/v1`, OPENAI_API_KEY: 'emulated' } : {}),
      ...(emulated.payments
        ? {
            STRIPE_SECRET_KEY: 'sk_test_emulated',
            STRIPE_PUBLISHABLE_KEY: 'pk_test_emulated',
            STRIPE_WEBHOOK_SECRET: webhookSecret,
            STRIPE_API_URL: `http://${host}:${http.port}/_dev/stripe`,
          }
        : {}),
      ...(emulated.mail ? { SMTP_URL: `smtp://${host}:${smtpPort}` } : {}),
    },
    async close() {
      await http.close(0)
      await emulators.close()
    },
  }
}
