import { z } from 'zod'
import { instant } from './answers.ts'
import { operation } from './operation.ts'

/** What one service holds about the reader who asks. */
const share = (path: string, summary: string) =>
  operation({ method: 'get', path, summary, caller: 'reader', answer: z.looseObject({}), limit: 'ownData' })

/** Each service tells its own share; none reads another's database. */
export const ownDataOperations = {
  ownAccount: share('/auth/own-data', 'What auth holds about you: account, sessions, activity'),
  ownReadings: share('/divination/own-data', 'What divination holds about you: wallet, ledger, readings'),
  ownPayments: share('/payments/own-data', 'What billing holds about you: payments, subscriptions'),
  ownMail: share('/contact/own-data', 'What notification holds about you: address, wishes, mails'),
}

/** Answered by the gateway, which asks each service in the reader's name and puts their shares together. */
export const exportData = operation({
  method: 'get',
  path: '/auth/export',
  summary: 'Everything Sibyl holds about you, as one JSON file',
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
