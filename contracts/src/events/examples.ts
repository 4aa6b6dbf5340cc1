import type { EventData, EventType } from './events.ts'

const userId = 'user_2Fj0Vt7wYx1hQb8kZrNc5g'

const payment = {
  userId,
  paymentId: 'pay_6tGy1HnUj4cRmV8wBzXe0P',
  kind: 'tokens',
  description: '15 Oracle Tokens',
  tokens: 15,
  amount: 1299,
  currency: 'usd',
  at: '2027-03-01T10:30:00.000Z',
} as const

const adminAct = {
  actId: 'act_2kTq8WmVx5sZnB7yRcHd1L',
  by: 'user_8sWm3LpTz6vKcY1nJqXe4A',
  reason: 'Asked for it by mail on Tuesday',
  at: '2027-03-01T13:00:00.000Z',
}
const act = { userId, ...adminAct }

/** One example of each event. */
export const examples: { readonly [T in EventType]: EventData<T> } = {
  'user.registered.v1': {
    userId,
    email: 'ada@sibyl.example',
    firstName: 'Ada',
    linkId: 'link_9mKx4QeTz0uWcR2sVbLh7A',
    expiresAt: '2027-03-02T09:30:00.000Z',
  },
  'user.verification-requested.v1': { userId, linkId: 'link_5pNd8YfJq3iXoG6tMwEa1Q', expiresAt: '2027-03-02T11:00:00.000Z' },
  'user.verified.v1': { userId, mailbox: 'tR7pXq0mVb2LkZ9sWcYd4NfGh6JuE1aOi8KxTz5QyMw' },
  'user.renamed.v1': { userId, firstName: 'Augusta', asOf: '2027-03-01T12:00:00.000Z' },
  'user.password-reset-requested.v1': { userId, linkId: 'link_3kWm6RbTx8sVnH5zQfUd0G', expiresAt: '2027-03-02T12:00:00.000Z' },
  'user.password-changed.v1': { userId, changeId: 'change_8vCq2LmSw4yKfB9eJhTo7N', how: 'changed', at: '2027-03-01T12:05:00.000Z' },
  'session.ended.v1': { userId, sessionId: 'session_4bHn7QxKd2mWzT9uJcVe6R' },
  'user.epoch-ended.v1': { userId, epoch: 2, keptSession: 'session_4bHn7QxKd2mWzT9uJcVe6R' },
  'user.deleted.v1': { userId, mailbox: 'tR7pXq0mVb2LkZ9sWcYd4NfGh6JuE1aOi8KxTz5QyMw' },
  'user.activity-noted.v1': {
    userId,
    activityId: 'activity_1rZg5PnVd7xMbQ0uEkYs3C',
    kind: 'signed_in',
    at: '2027-03-01T09:40:00.000Z',
    device: 'Firefox on Windows',
  },
  'user.timezone-changed.v1': { userId, timezone: 'Europe/Lisbon' },
  'daily-card.drawn.v1': { userId, readingId: 'rd_7uHb3XcLk9sPoT1nVdQy0w', date: '2027-03-01' },
  'admin.acted.v1': { ...act, kind: 'sessions_ended' },
  'payment.refund-requested.v1': { ...act, paymentId: payment.paymentId },
  'wallet.adjusted.v1': { ...act, tokens: 3 },
  'webhook.acted.v1': {
    ...adminAct,
    readerId: userId,
    kind: 'webhook_replayed',
    deliveryId: 'evt_5kTq8WmVx5sZnB7yRcHd1L',
    eventType: 'payment.succeeded.v1',
  },
  'payment.succeeded.v1': { ...payment, receiptUrl: 'https://pay.sibyl.example/receipts/1' },
  'payment.failed.v1': payment,
  'payment.refunded.v1': { ...payment, refundId: 're_1QxExample', how: 'refund' },
  'gift.sent.v1': {
    userId,
    giftId: 'gift_0sQd8VnKx5rYtB3mWcJe7H',
    email: 'jonas@example.com',
    tokens: 5,
    expiresAt: '2028-03-01T10:00:00.000Z',
  },
  'gift.ended.v1': { userId, giftId: 'gift_0sQd8VnKx5rYtB3mWcJe7H', tokens: 5, how: 'redeemed', at: '2027-03-02T08:00:00.000Z' },
  'subscription.changed.v1': {
    userId,
    subscriptionId: 'sub_1QxExample',
    premiumUntil: '2027-04-01T09:30:00.000Z',
    asOf: '2027-03-01T09:31:12.000Z',
  },
  'wallet.changed.v1': {
    userId,
    version: 3,
    tokens: 2,
    premiumUntil: null,
    operation: {
      key: 'res:rd_7uHb3XcLk9sPoT1nVdQy0w',
      delta: -1,
      balance: 2,
      reason: 'reading',
      at: '2027-03-01T10:00:00.000Z',
      readingId: 'rd_7uHb3XcLk9sPoT1nVdQy0w',
    },
  },
  'reading.generated.v1': { userId, readingId: 'rd_7uHb3XcLk9sPoT1nVdQy0w', methodId: 'tarot', unattended: false },
  'reading.failed.v1': { userId, readingId: 'rd_7uHb3XcLk9sPoT1nVdQy0w', methodId: 'tarot', unattended: true, tokensReturned: 1 },
  'reading.requested.v1': { readingId: 'rd_7uHb3XcLk9sPoT1nVdQy0w' },
}
