import { erasesReader } from '@sibyl/platform/bus/erases-reader'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { recordEndedSessions } from '@sibyl/platform/session/ended-sessions'
import { SECOND } from '@sibyl/platform/time'
import { catalogueFrom } from './catalogue/catalogue.ts'
import { collections } from './collections.ts'
import type { BillingConfig } from './config.ts'
import { eraseReader } from './customers/erase-reader.ts'
import { sendAndReturnGifts } from './gifts/send-and-return-gifts.ts'
import { openInbox } from './inbox/inbox.ts'
import { billingMetrics } from './metrics.ts'
import { meteredPayments } from './payments/metered-payments.ts'
import { syncInvoice, syncPayment } from './payments/sync-payment.ts'
import { configuredProvider } from './provider/configured-provider.ts'
import type { PaymentProvider, Subject } from './provider/payment-provider.ts'
import { checkOpen } from './reconciliation/check-open.ts'
import { compare } from './reconciliation/compare.ts'
import { fetchUndelivered } from './reconciliation/fetch-undelivered.ts'
import { onOneReplica } from './reconciliation/task.ts'
import { closedRoutes, openRoutes, providerRoutes } from './routes.ts'
import { rememberedPrices } from './subscriptions/price-of.ts'
import { syncSubscription } from './subscriptions/sync-subscription.ts'

type Options = Parts & { config: BillingConfig; provider?: PaymentProvider | undefined }

/** Prices, purchases and subscriptions. Without a payment provider, prices are shown and nothing can be bought. */
export const billing = async ({ config, provider = configuredProvider(config), ...parts }: Options): Promise<Service> => {
  const { clock, logger } = parts
  const catalogue = catalogueFrom(config)
  const metrics = billingMetrics(parts.metrics)
  const unmetered = await collections(parts.store)
  const stored = { ...unmetered, payments: meteredPayments(unmetered.payments, metrics) }
  const open = openRoutes(config, catalogue, provider, { ...stored, store: parts.store, clock })
  const subscriptions = {
    ...recordEndedSessions(parts),
    'user.deleted.v1': erasesReader(parts, 'billing', eraseReader({ ...stored, provider, clock })),
  }
  const gifts = { name: 'send-and-return-gifts', everyMs: 10 * SECOND, run: sendAndReturnGifts({ ...stored, clock, logger }) }
  if (!provider) return { routes: [...open, ...closedRoutes], subscriptions, jobs: [gifts] }

  const ports = { ...stored, provider, catalogue, metrics, clock, logger, priceOf: rememberedPrices(provider, catalogue) }
  const work = ({ kind, id }: Subject): Promise<unknown> =>
    kind === 'subscription' ? syncSubscription(ports, id) : kind === 'invoice' ? syncInvoice(ports, id) : syncPayment(ports, id)
  const inbox = openInbox({ notices: stored.notices, live: provider.live, work, metrics, clock, logger })

  return {
    routes: [...open, ...providerRoutes({ ...ports, inbox, linkSecret: config.LINK_SECRET ?? '' })],
    subscriptions,
    jobs: [
      gifts,
      { name: 'work-off-notices', everyMs: 5 * SECOND, run: inbox.workDue },
      onOneReplica(ports, { name: 'check-open-payments', everyMs: config.PAYMENTS_CHECK_MS, run: checkOpen(ports) }),
      onOneReplica(ports, {
        name: 'fetch-undelivered-events',
        everyMs: config.PAYMENTS_FETCH_MS,
        run: fetchUndelivered({ ...ports, inbox }),
      }),
      onOneReplica(ports, {
        name: 'compare-with-provider',
        everyMs: config.PAYMENTS_COMPARE_MS,
        run: async (since) => void (await compare(ports)(since)),
      }),
    ],
    close: inbox.close,
  }
}
