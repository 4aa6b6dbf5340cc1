import { adminFigureOperations } from '@sibyl/contracts/http/admin-figures'
import { adminPaymentOperations } from '@sibyl/contracts/http/admin-payments'
import { giftOperations } from '@sibyl/contracts/http/gifts'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { paymentOperations as calls, webhook } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import { type Route, rawRoute, route } from '@sibyl/platform/http/route'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { refundPayment } from './admin/refund-payment.ts'
import { showReaderPayments } from './admin/show-reader-payments.ts'
import { showSales } from './admin/show-sales.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createProducts } from './catalogue/create-products.ts'
import { showPricing } from './catalogue/show-pricing.ts'
import type { BillingConfig } from './config.ts'
import type { Customers } from './customers/customer.ts'
import { giveGift } from './gifts/give-gift.ts'
import { listGifts } from './gifts/list-gifts.ts'
import { openGift } from './gifts/open-gift.ts'
import { redeemGift } from './gifts/redeem-gift.ts'
import type { Inbox } from './inbox/inbox.ts'
import { receiveEvent } from './inbox/receive-event.ts'
import { showOwnData } from './own-data/show-own-data.ts'
import { buyTokens } from './payments/buy-tokens.ts'
import { checkPayment } from './payments/check-payment.ts'
import { listPayments } from './payments/list-payments.ts'
import type { Payments } from './payments/payment.ts'
import type { PaymentPorts } from './payments/sync-payment.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { showPaymentsConfig } from './provider/show-payments-config.ts'
import { showPaymentsHealth } from './provider/show-payments-health.ts'
import { cancelSubscription } from './subscriptions/cancel-subscription.ts'
import { changePlan } from './subscriptions/change-plan.ts'
import type { PriceOf } from './subscriptions/price-of.ts'
import { reactivateSubscription } from './subscriptions/reactivate-subscription.ts'
import { showSubscription } from './subscriptions/show-subscription.ts'
import { subscribe } from './subscriptions/subscribe.ts'
import type { Subscribers } from './subscriptions/subscriber.ts'

type Stored = { payments: Payments; subscribers: Subscribers; customers: Customers; store: Store; clock: Clock }

/** Calls that work with and without a payment provider. */
export const openRoutes = (
  config: BillingConfig,
  catalogue: Catalogue,
  provider: PaymentProvider | undefined,
  stored: Stored,
): readonly Route[] => [
  route(calls.getPricing, showPricing(provider, catalogue)),
  route(calls.getPaymentsHealth, showPaymentsHealth(provider)),
  route(calls.listPayments, listPayments(stored)),
  route(giftOperations.openGift, openGift(stored)),
  route(giftOperations.redeemGift, redeemGift(stored)),
  route(giftOperations.listGifts, listGifts({ ...stored, linkSecret: config.LINK_SECRET })),
  route(calls.getSubscription, showSubscription(stored)),
  route(calls.getSubscriptionStatus, showSubscription(stored)),
  route(ownDataOperations.ownPayments, showOwnData(stored)),
  route(adminPaymentOperations.getReaderPayments, showReaderPayments(stored)),
  route(adminFigureOperations.getSales, showSales(stored)),
  route(calls.createProducts, createProducts(config, provider, catalogue)),
  route(calls.getPaymentsConfig, showPaymentsConfig(config, provider)),
]

/** Calls that need the payment provider. */
export const providerRoutes = (ports: PaymentPorts & { priceOf: PriceOf; inbox: Inbox; linkSecret: string }): readonly Route[] => [
  route(calls.buyTokens, buyTokens(ports)),
  route(giftOperations.giveGift, giveGift(ports)),
  route(calls.subscribe, subscribe(ports)),
  route(calls.cancelSubscription, cancelSubscription(ports)),
  route(calls.reactivateSubscription, reactivateSubscription(ports)),
  route(calls.changePlan, changePlan(ports)),
  route(calls.checkPayment, checkPayment(ports)),
  route(adminPaymentOperations.refundPayment, refundPayment(ports)),
  rawRoute(webhook.path, receiveEvent(ports)),
]

const notConfigured = async (): Promise<never> => {
  throw new AppError('payments_not_configured')
}

/** The same calls where there is no payment provider. */
export const closedRoutes: readonly Route[] = [
  route(calls.buyTokens, notConfigured),
  route(giftOperations.giveGift, notConfigured),
  route(calls.subscribe, notConfigured),
  route(calls.cancelSubscription, notConfigured),
  route(calls.reactivateSubscription, notConfigured),
  route(calls.changePlan, notConfigured),
  route(calls.checkPayment, notConfigured),
  route(adminPaymentOperations.refundPayment, notConfigured),
  rawRoute(webhook.path, notConfigured),
]
