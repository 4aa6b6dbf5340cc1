import { erasesReader } from '@sibyl/platform/consumer/erases-reader'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { recordEndedSessions } from '@sibyl/platform/session/ended-sessions'
import { SECOND } from '@sibyl/platform/time'
import { catalogueFrom } from './catalogue/catalogue.ts'
import { collections } from './collections.ts'
import type { BillingConfig } from './config.ts'
import { eraseReader } from './customers/erase-reader.ts'
import { openInbox } from './inbox/inbox.ts'
import { billingFigures } from './metrics.ts'
import { countedPayments } from './payments/metered-payments.ts'
import { hearInvoice, hearPayment } from './payments/sync-payment.ts'
import { configuredProvider } from './provider/configured-provider.ts'
import type { PaymentProvider, Subject } from './provider/payment-provider.ts'
import { checkOpen } from './reconciliation/check-open.ts'
import { compare } from './reconciliation/compare.ts'
import { fetchUndelivered } from './reconciliation/fetch-undelivered.ts'
import { alone } from './reconciliation/task.ts'
import { closedRoutes, moneyRoutes, quietRoutes } from './routes.ts'
import { rememberedPrices } from './subscriptions/price-of.ts'
import { refreshSubscription } from './subscriptions/sync-subscription.ts'

type Options = Parts & { config: BillingConfig; provider?: PaymentProvider | undefined }

/** Prices, purchases and subscriptions. Where no payment provider is set up there are prices to see, and nothing can be bought. */
export const billing = async ({ config, provider = configuredProvider(config), ...parts }: Options): Promise<Service> => {
  const { clock, logger } = parts
  const catalogue = catalogueFrom(config)
  const figures = billingFigures(parts.metrics)
  const stored = await collections(parts.store)
  const kept = { ...stored, payments: countedPayments(stored.payments, figures) }
  const quiet = quietRoutes(config, catalogue, provider, kept)
  const subscriptions = {
    ...recordEndedSessions(parts),
    'user.deleted.v1': erasesReader(parts, 'billing', eraseReader({ ...kept, provider, clock })),
  }
  if (!provider) return { routes: [...quiet, ...closedRoutes], subscriptions }

  const ports = { ...kept, provider, catalogue, figures, clock, logger, priceOf: rememberedPrices(provider, catalogue) }
  const work = ({ kind, id }: Subject): Promise<unknown> =>
    kind === 'subscription' ? refreshSubscription(ports, id) : kind === 'invoice' ? hearInvoice(ports, id) : hearPayment(ports, id)
  const inbox = openInbox({ notices: kept.notices, live: provider.live, work, figures, clock, logger })

  return {
    routes: [...quiet, ...moneyRoutes({ ...ports, inbox })],
    subscriptions,
    jobs: [
      { name: 'work-off-notices', everyMs: 2 * SECOND, run: inbox.workDue },
      alone(ports, { name: 'check-open-payments', everyMs: config.PAYMENTS_CHECK_MS, run: checkOpen(ports) }),
      alone(ports, { name: 'fetch-undelivered-events', everyMs: config.PAYMENTS_FETCH_MS, run: fetchUndelivered({ ...ports, inbox }) }),
      alone(ports, {
        name: 'compare-with-provider',
        everyMs: config.PAYMENTS_COMPARE_MS,
        run: async (since) => void (await compare(ports)(since)),
      }),
    ],
    close: inbox.close,
  }
}
