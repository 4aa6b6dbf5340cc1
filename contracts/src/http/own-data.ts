import { z } from 'zod'
import { instant } from './answers.ts'
import { operation } from './operation.ts'

const share = (path: string, service: string, holds: string) =>
  operation({
    method: 'get',
    path,
    summary: `Export what ${service} stores about you`,
    description: `One service’s share of the export: ${holds}. Each service reads its own database only.`,
    caller: 'reader',
    answer: z.looseObject({}),
    limit: 'ownData',
  })

export const ownDataOperations = {
  ownAccount: share('/auth/own-data', 'auth', 'account, sessions, activity'),
  ownReadings: share('/divination/own-data', 'divination', 'wallet, ledger, sealed draws, saved people, shared links, readings'),
  ownPayments: share('/payments/own-data', 'billing', 'payments, subscriptions, gifts'),
  ownMail: share('/contact/own-data', 'notification', 'address, preferences, reminders, mails'),
}

/** The gateway answers this call: it calls each service in the reader's name and combines their shares. */
export const exportData = operation({
  method: 'get',
  path: '/auth/export',
  summary: 'Export everything stored about you',
  description: 'The shares of all services as one JSON file, streamed. 503 where one of them cannot be reached.',
  caller: 'reader',
  answer: z.object({
    product: z.string(),
    exportedAt: instant,
    account: z.looseObject({}),
    readings: z.looseObject({}),
    payments: z.looseObject({}),
    mail: z.looseObject({}),
  }),
  failures: ['unavailable'],
  limit: 'ownData',
})
