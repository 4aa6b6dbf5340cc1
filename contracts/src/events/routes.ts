import type { EventType } from './events.ts'
import type { Listener } from './listeners.ts'

/** The services that own state and publish its events. Divination also owns the readings that a generator writes. */
export const owners = ['auth', 'divination', 'billing', 'notification'] as const
export type Owner = (typeof owners)[number]

type Route = {
  /** The event's name in plain words. */
  name: string
  from: Owner
  /** The subscribers, each with its reaction. */
  to: { readonly [L in Listener]?: string }
}

/** Every service that accepts access tokens, except auth, which looks its sessions up. */
const refuseTokens = { divination: 'refuses its access tokens', billing: 'the same', notification: 'the same' }

/** The publisher and the subscribers of each event; ARCHITECTURE.md and docs/asyncapi.yaml are generated from this. */
export const routes: Record<EventType, Route> = {
  'user.registered.v1': { name: 'UserRegistered', from: 'auth', to: { notification: 'learns the recipient, sends the verification mail' } },
  'user.verification-requested.v1': { name: 'VerificationRequested', from: 'auth', to: { notification: 'sends a new link' } },
  'user.verified.v1': {
    name: 'UserVerified',
    from: 'auth',
    to: { divination: 'three tokens, once a mailbox', notification: 'welcome mail' },
  },
  'user.renamed.v1': { name: 'UserRenamed', from: 'auth', to: { notification: 'the name in mails' } },
  'user.password-reset-requested.v1': { name: 'PasswordResetRequested', from: 'auth', to: { notification: 'sends the link' } },
  'user.password-changed.v1': { name: 'PasswordChanged', from: 'auth', to: { notification: 'tells the reader' } },
  'session.ended.v1': { name: 'SessionEnded', from: 'auth', to: refuseTokens },
  'user.epoch-ended.v1': { name: 'EpochEnded', from: 'auth', to: refuseTokens },
  'user.deleted.v1': {
    name: 'UserDeleted',
    from: 'auth',
    to: { auth: 'erases', divination: 'erases', billing: 'ends the subscription, erases', notification: 'says goodbye, erases' },
  },
  'user.activity-noted.v1': { name: 'ActivityNoted', from: 'auth', to: { auth: "an entry in the account's log" } },
  'user.timezone-changed.v1': {
    name: 'TimezoneChanged',
    from: 'auth',
    to: { divination: "the zone of the reader's days", notification: 'the zone of reminders' },
  },
  'daily-card.drawn.v1': {
    name: 'DailyCardDrawn',
    from: 'divination',
    to: { notification: 'no reminder that morning, the question that evening' },
  },
  'daily-card.answered.v1': { name: 'DailyCardAnswered', from: 'divination', to: { notification: 'no question that evening' } },
  'admin.acted.v1': { name: 'AdminActed', from: 'auth', to: { auth: 'an entry in the audit log' } },
  'payment.refund-requested.v1': { name: 'PaymentRefundRequested', from: 'billing', to: { auth: 'an entry in the audit log' } },
  'wallet.adjusted.v1': { name: 'WalletAdjusted', from: 'divination', to: { auth: 'an entry in the audit log' } },
  'webhook.acted.v1': { name: 'WebhookActed', from: 'notification', to: { auth: 'an entry in the audit log' } },
  'payment.succeeded.v1': {
    name: 'PaymentSucceeded',
    from: 'billing',
    to: { divination: 'credits tokens, once', notification: 'receipt' },
  },
  'payment.failed.v1': { name: 'PaymentFailed', from: 'billing', to: { notification: 'says so' } },
  'payment.refunded.v1': {
    name: 'PaymentRefunded',
    from: 'billing',
    to: { divination: 'takes tokens back, or restores them', notification: 'receipt' },
  },
  'gift.sent.v1': { name: 'GiftSent', from: 'billing', to: { notification: 'mails the envelope' } },
  'gift.ended.v1': { name: 'GiftEnded', from: 'billing', to: { divination: 'credits the tokens, once' } },
  'gift.opened.v1': { name: 'GiftOpened', from: 'billing', to: { notification: 'tells the giver' } },
  'subscription.changed.v1': {
    name: 'SubscriptionChanged',
    from: 'billing',
    to: { divination: 'premium until then', notification: 'tells the reader' },
  },
  'wallet.changed.v1': {
    name: 'WalletChanged',
    from: 'divination',
    to: { divination: 'the ledger entry', auth: 'tier and tokens in the profile' },
  },
  'reading.requested.v1': { name: 'ReadingRequested', from: 'divination', to: { generator: 'writes it (work queue)' } },
  'reading.generated.v1': { name: 'ReadingGenerated', from: 'divination', to: { notification: 'mails a reader who had left' } },
  'reading.failed.v1': { name: 'ReadingFailed', from: 'divination', to: { notification: 'mails a reader who had left' } },
}
