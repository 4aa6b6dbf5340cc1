import type { EventType } from './events.ts'

/** Who listens, each under a queue of its own name. */
export const listeners = ['auth', 'divination', 'generator', 'billing', 'notification'] as const
export type Listener = (typeof listeners)[number]

/** Who owns state that events tell of. What the generator writes is divination's, and so are the events of it. */
export const owners = ['auth', 'divination', 'billing', 'notification'] as const
export type Owner = (typeof owners)[number]

type Route = {
  from: Owner
  /** Who hears of it, each with what it does then. */
  to: { readonly [L in Listener]?: string }
}

/** Every service that takes access tokens beside auth, which looks its sessions up. */
const refuseTokens = { divination: 'refuses its access tokens', billing: 'the same', notification: 'the same' }

/** Who sends each event and who hears it: what ARCHITECTURE.md and docs/asyncapi.yaml say is written from here. */
export const routes: Record<EventType, Route> = {
  'user.registered.v1': { from: 'auth', to: { notification: 'learns the recipient, sends the verification mail' } },
  'user.verification-requested.v1': { from: 'auth', to: { notification: 'sends a new link' } },
  'user.verified.v1': { from: 'auth', to: { divination: 'three tokens, once a mailbox', notification: 'welcome mail' } },
  'user.renamed.v1': { from: 'auth', to: { notification: 'the name in mails' } },
  'user.password-reset-requested.v1': { from: 'auth', to: { notification: 'sends the link' } },
  'user.password-changed.v1': { from: 'auth', to: { notification: 'tells the reader' } },
  'session.ended.v1': { from: 'auth', to: refuseTokens },
  'user.epoch-ended.v1': { from: 'auth', to: refuseTokens },
  'user.deleted.v1': {
    from: 'auth',
    to: { auth: 'erases', divination: 'erases', billing: 'ends the subscription, erases', notification: 'says goodbye, erases' },
  },
  'user.activity-noted.v1': { from: 'auth', to: { auth: "an entry in the account's log" } },
  'user.timezone-changed.v1': { from: 'auth', to: { divination: "the zone of the reader's days" } },
  'payment.succeeded.v1': { from: 'billing', to: { divination: 'credits tokens, once', notification: 'receipt' } },
  'payment.failed.v1': { from: 'billing', to: { notification: 'says so' } },
  'payment.refunded.v1': { from: 'billing', to: { divination: 'takes tokens back, or restores them', notification: 'receipt' } },
  'subscription.changed.v1': { from: 'billing', to: { divination: 'premium until then', notification: 'tells the reader' } },
  'wallet.changed.v1': { from: 'divination', to: { divination: 'the ledger entry', auth: 'tier and tokens in the profile' } },
  'reading.generated.v1': { from: 'divination', to: { notification: 'says that it is ready' } },
  'reading.requested.v1': { from: 'divination', to: { generator: 'write it (work queue)' } },
}
