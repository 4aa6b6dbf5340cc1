import { z } from 'zod'
import { messageAnswer, success } from './answers.ts'
import { operation } from './operation.ts'
import { timeZoneName } from './time-zone.ts'

export const reminderKinds = ['morning', 'evening'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const reminder = z
  .object({
    at: z
      .string('Please enter a time such as 07:30')
      .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Please enter a time such as 07:30')
      .meta({ description: 'The time of day in the reader’s zone' }),
    way: z.enum(['push', 'mail'], 'Please choose push or mail'),
  })
  .meta({ id: 'Reminder', description: 'When a reminder is sent, and how' })
export type Reminder = z.infer<typeof reminder>

const settings = z.object({
  morning: reminder.nullable().meta({ description: 'That the card of the day is face down; silent once it is drawn' }),
  evening: reminder.nullable().meta({ description: 'Whether the card of the day spoke; silent if none was drawn' }),
})

const zone = timeZoneName('This time zone is not known.')

const shown = success.extend({
  reminders: settings.extend({
    timezone: zone.meta({ description: 'The zone of both times; a change in the profile changes it' }),
    resting: z.boolean().meta({ description: 'Silent after five mornings without a card, until the reader draws one' }),
  }),
  pushKey: z
    .string()
    .nullable()
    .meta({ description: 'The `applicationServerKey` for a browser’s push subscription; null if this installation sends no pushes' }),
})
export type Reminders = z.infer<typeof shown>['reminders']

const unknownAddress = 'This is not the address of a push service.'
const endpoint = z
  .url({ protocol: /^https?$/, error: unknownAddress })
  .max(1024, unknownAddress)
  .meta({ description: 'The address at which the browser’s push service takes messages' })
const unknownKey = 'This is not a key of a push subscription.'
const key = (letters: number) => z.string(unknownKey).regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`), unknownKey)

/** The settings as a reader chooses them; the zone stays as it is if missing. */
const reminderSettings = settings.extend({ timezone: zone.optional() })
export type ReminderSettings = z.infer<typeof reminderSettings>

/** The reminders of the daily card, and the browsers that show them. */
export const reminderOperations = {
  getReminders: operation({
    method: 'get',
    path: '/notifications/reminders',
    summary: 'Show the reminders',
    description: 'Both hours with their zone, and the key with which a browser subscribes to notifications.',
    caller: 'reader',
    answer: shown,
  }),
  setReminders: operation({
    method: 'put',
    path: '/notifications/reminders',
    summary: 'Choose the reminders',
    description: '`null` ends one. For `push`, a browser has to be subscribed first. Nothing is sent twice on one day.',
    caller: 'reader',
    body: reminderSettings,
    answer: shown,
    failures: ['invalid_input'],
  }),
  stopReminders: operation({
    method: 'post',
    path: '/notifications/reminders/stop',
    summary: 'Stop all reminders',
    description:
      'By the link of a reminder. Mail programs call it on their own (RFC 8058, one-click unsubscribe), and so does a notification.',
    caller: 'public',
    query: z.object({
      token: z
        .string('This link is not valid.')
        .min(1, 'This link is not valid.')
        .max(512, 'This link is not valid.')
        .meta({ description: 'The `token` of the link' }),
    }),
    answer: messageAnswer,
    failures: ['invalid_input', 'link_unknown'],
  }),
  addPushSubscription: operation({
    method: 'post',
    path: '/notifications/push-subscriptions',
    summary: 'Subscribe a browser to notifications',
    description:
      'The body is the browser’s `PushSubscription` as JSON. The same browser again replaces itself, and an eleventh the oldest. A push service that calls a subscription gone ends it. Each counts toward a limit of the reader’s.',
    caller: 'reader',
    body: z.object({ endpoint, keys: z.object({ p256dh: key(87), auth: key(22) }) }),
    status: 201,
    answer: success,
    failures: ['invalid_input', 'push_not_configured', 'rate_limited'],
  }),
  removePushSubscription: operation({
    method: 'delete',
    path: '/notifications/push-subscriptions',
    summary: 'End a browser’s subscription to notifications',
    description: 'Ends it only if it is the reader’s; an unknown one is fine.',
    caller: 'reader',
    query: z.object({ endpoint }),
    answer: success,
    failures: ['invalid_input'],
  }),
}
