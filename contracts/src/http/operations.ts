import { accountOperations } from './account.ts'
import { adminOperations } from './admin.ts'
import { adminDeadLetterOperations } from './admin-dead-letters.ts'
import { adminFigureOperations } from './admin-figures.ts'
import { adminPaymentOperations } from './admin-payments.ts'
import { adminReaderOperations } from './admin-readers.ts'
import { adminWalletOperations } from './admin-wallet.ts'
import { adminWebhookOperations } from './admin-webhooks.ts'
import { authOperations } from './auth.ts'
import { contactOperations } from './contact.ts'
import { giftOperations } from './gifts.ts'
import { libraryOperations } from './library.ts'
import type { Operation } from './operation.ts'
import { exportData, ownDataOperations } from './own-data.ts'
import { paymentOperations } from './payments.ts'
import { peopleOperations } from './people.ts'
import { publicCardOperations } from './public-card.ts'
import { readingOperations } from './reading-operations.ts'
import { reminderOperations } from './reminders.ts'
import { shareOperations } from './shares.ts'
import { visitOperations } from './visits.ts'
import { yourSkyOperations } from './your-sky.ts'

export type OperationGroup = { tag: string; description: string; operations: Readonly<Record<string, Operation>> }

/** Every documented operation by its name, which is its `operationId`, in the groups of the document. */
export const operationGroups: readonly OperationGroup[] = [
  {
    tag: 'Accounts',
    description: 'Registration, sign-in, sessions, the profile and the activity log of an account.',
    operations: { ...authOperations, ...accountOperations },
  },
  {
    tag: 'Your data',
    description: 'What each service stores about the signed-in reader, and all of it as one file.',
    operations: { exportData, ...ownDataOperations },
  },
  {
    tag: 'Readings',
    description: 'Requesting, following and deleting readings, the daily card, the wallet, sealed draws and pictures.',
    operations: readingOperations,
  },
  {
    tag: 'Sharing',
    description: 'Links that show one sentence of a reading to everybody who has them.',
    operations: shareOperations,
  },
  {
    tag: 'People',
    description: 'The birth data of the reader and of others, which every form can be filled in from.',
    operations: peopleOperations,
  },
  {
    tag: 'Your sky',
    description: 'Transits, returns and progressions of a saved birth, and the calendar of its transits.',
    operations: yourSkyOperations,
  },
  {
    tag: 'Library',
    description: 'The 78 cards and the 64 hexagrams with their texts, and the public card of a day: the same for everybody.',
    operations: { ...libraryOperations, ...publicCardOperations },
  },
  {
    tag: 'Payments',
    description: 'Prices, token packages, subscriptions, the payment history and gifts.',
    operations: { ...paymentOperations, ...giftOperations },
  },
  {
    tag: 'Contact',
    description: 'The contact form, and unsubscribing from mails by the link they carry.',
    operations: contactOperations,
  },
  {
    tag: 'Reminders',
    description: 'When the reader is reminded of the card of the day, and on which browsers.',
    operations: reminderOperations,
  },
  {
    tag: 'Support',
    description: 'For accounts named in ADMIN_EMAILS, with a token of their own. For anybody else nothing is here: 404.',
    operations: {
      ...adminOperations,
      ...adminReaderOperations,
      ...adminWalletOperations,
      ...adminPaymentOperations,
      ...adminFigureOperations,
      ...adminDeadLetterOperations,
      ...adminWebhookOperations,
    },
  },
  { tag: 'Visits', description: 'Page views of readers who have agreed to be counted.', operations: visitOperations },
]

/** All documented operations by name. */
export const operations: Readonly<Record<string, Operation>> = Object.assign({}, ...operationGroups.map((group) => group.operations))
