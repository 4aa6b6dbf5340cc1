import express, { type Router } from 'express'
import { type Account, openAccount } from './account.ts'
import { operations } from './calls/operations.ts'
import { startHousekeeping } from './clocks/housekeeping.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { type Endpoint, setEndpoint } from './events/endpoint.ts'
import { api } from './http/api.ts'
import { browserFiles } from './js/browser-files.ts'
import { challengePages } from './pages/challenge.ts'
import { receipts } from './pages/receipts.ts'
import { stateRoutes } from './state/state-routes.ts'

type Options = {
  /** The account's SQLite file, or `:memory:`. */
  file: string
  /** The product's public address; the emulator's pages are below its `/_dev/stripe`. */
  publicUrl: string
  /** Without it, no webhooks are sent. */
  webhook?: Endpoint | undefined
}

export type StripeEmulator = {
  account: Account
  router: Router
  /** Sets the webhook address, if it is known only later. */
  sendWebhooksTo(webhook: Endpoint): void
  close(): Promise<void>
}

/** The Stripe emulator: its API at `/v1`, switches for tests at `/state`, and pages beside them. To be mounted at `/_dev/stripe`. */
export const openStripe = ({ file, publicUrl, webhook }: Options): StripeEmulator => {
  const base = `${publicUrl.replace(/\/$/, '')}/_dev/stripe`
  const account = openAccount({
    file,
    links: {
      receipt: (id) => `${base}/receipts/${id}`,
      invoice: (id) => `${base}/receipts/${id}`,
      challenge: (id) => `${base}/challenge/${id}`,
    },
  })
  setEndpoint(account.settings, webhook)
  const housekeeping = startHousekeeping(account)
  const router = express.Router()
  router.use('/v1', api({ account, operations, origin: new URL(publicUrl).origin }))
  router.use('/state', stateRoutes(account))
  router.use('/js', browserFiles())
  router.use('/challenge', challengePages(account))
  router.use('/receipts', receipts(account))
  router.use(dashboard(account))
  return {
    account,
    router,
    sendWebhooksTo: (to) => setEndpoint(account.settings, to),
    async close() {
      housekeeping.stop()
      await account.close()
    },
  }
}
