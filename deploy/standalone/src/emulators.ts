import { createServer } from 'node:http'
import { readEmulatorsConfig } from '@sibyl/emulators/config'
import { type Emulators, openEmulators } from '@sibyl/emulators/open-emulators'
import { listen } from '@sibyl/platform/http/server'
import { randomHex } from '@sibyl/platform/ids'
import express from 'express'

/** The emulators of this process, with what the services are pointed at instead of the real thing. @throws ConfigError */
export const startEmulators = async (environment: NodeJS.ProcessEnv): Promise<Emulators & { environment: NodeJS.ProcessEnv }> => {
  const host = '127.0.0.1'
  const webhookSecret = `whsec_${randomHex(24)}`
  const emulators = await openEmulators(readEmulatorsConfig({ ...environment, STRIPE_WEBHOOK_SECRET: webhookSecret }), host)
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
