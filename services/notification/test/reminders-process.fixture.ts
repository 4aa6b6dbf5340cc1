import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createLogger } from '@sibyl/platform/logging/logger'
import { createMetrics } from '@sibyl/platform/metrics/metrics'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { plus } from '@sibyl/platform/time'
import { mailCollection } from '../src/delivery/mail.ts'
import { mailQueue } from '../src/delivery/mail-queue.ts'
import { mailTexts } from '../src/mails/texts/mail-texts.ts'
import { recipientCollection } from '../src/recipients/recipient.ts'
import { reminderCollection } from '../src/reminders/reminder.ts'
import { reminderQueue } from '../src/reminders/reminder-queue.ts'
import { configFor } from './support.ts'

/**
 * A process that sends reminders by a clock of its own, which goes from each one to the next, until it is killed or the end is reached. It
 * prints what it hands over, with the time. Arguments: the SQLite file, the first and the last moment.
 */
const [file = '', from = '', until = ''] = process.argv.slice(2)
/** The millisecond of each second at which the service's job runs. */
const PHASE_MS = 700
const MOST_AT_ONCE = 64

let now = from
const clock = { now: () => now }
const print = (...words: string[]): void => void writeSync(1, `${[now, ...words].join(' ')}\n`)

const store = openSqliteStore({ file, service: 'notification', clock })
const parts = { clock, logger: createLogger('notification', 'error'), metrics: createMetrics('notification') }
const mails = await store.collection(mailCollection)
const recipients = await store.collection(recipientCollection)
const reminders = await store.collection(reminderCollection)
const mailer = { send: async (id: string) => print('mail', id), close: async () => undefined }
const queue = mailQueue({ ...parts, mails, mailer, isGone: async () => false })
const pushes = {
  push: async (userId: string, { tag }: { tag: string }) => {
    print('push', `${userId}/${tag}`)
    return true
  },
}
const config = configFor('smtp://127.0.0.1')
const { sendDue } = reminderQueue({
  ...parts,
  reminders,
  recipients,
  queue,
  pushes,
  texts: mailTexts(config),
  linkSecret: config.LINK_SECRET,
})

const earliest = () => reminders.find('byState', { state: 'on' }, { limit: MOST_AT_ONCE })
/** Attempts of a process that was killed: their leases have to end. */
const dead = new Set((await earliest()).map(({ attempt }) => attempt))

while (now <= until) {
  const due = await earliest()
  const mailsWait = (await mails.find('byState', { state: 'queued' }, { upTo: now, limit: 1 })).length > 0
  const isWorking = due.some(({ attempt }) => attempt !== undefined && !dead.has(attempt))
  const next = due[0]?.notBefore ?? until
  if (mailsWait || isWorking || next <= now) {
    await queue.deliverDue()
    await sendDue()
    await pause(1)
  } else {
    now = plus(next, PHASE_MS)
    print('clock')
  }
}
await queue.close()
await store.close()
