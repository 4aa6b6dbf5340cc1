import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventData, EventType } from '@sibyl/contracts/events/events'
import type { Parts } from '@sibyl/platform/lifecycle/service'
import { startService } from '@sibyl/platform/lifecycle/service'
import { testParts } from '@sibyl/platform/testing/test-parts'
import type { NotificationConfig } from '../src/config.ts'
import { mailCollection } from '../src/delivery/mail.ts'
import { smtpMailer } from '../src/delivery/smtp-mailer.ts'
import { recipientCollection } from '../src/recipients/recipient.ts'
import { pushCollection } from '../src/reminders/pushes.ts'
import { reminderCollection } from '../src/reminders/reminder.ts'
import { notification } from '../src/service.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { anEvent, configFor } from './support.ts'

/** The running service with a real mail server, and what tests inspect. Bearer tokens are `reader-<id>`. */
export const openStage = async (replaced: Partial<Parts> = {}, settings: Partial<NotificationConfig> = {}) => {
  let server = await openMailServer()
  const parts = testParts('notification', replaced)
  const config = { ...configFor(server.url), ...settings }
  const service = await notification({ ...parts, config, mailer: smtpMailer(config) })
  const running = await startService(service, parts, { name: 'notification', host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${running.http.port}`
  return {
    parts,
    service,
    mails: await parts.store.collection(mailCollection),
    recipients: await parts.store.collection(recipientCollection),
    server: (): MailServer => server,
    next: () => server.next(),
    received: () => server.received,
    publish: <T extends EventType>(type: T, data: EventData<T>, event: Partial<Event> = {}) =>
      parts.bus.publish({ ...anEvent(type, data), ...event } as Event),
    async serverLeaves(): Promise<() => Promise<void>> {
      const { port } = server
      await server.close()
      return async () => {
        server = await openMailServer({ port })
      }
    },
    post: (path: string, body?: unknown, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
      fetch(`${base}${path}`, {
        method: 'POST',
        ...(body === undefined ? {} : { headers, body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    call: async (method: string, path: string, reader: string, body?: unknown) => {
      const headers = { Authorization: `Bearer ${reader}`, 'Content-Type': 'application/json' }
      const response = await fetch(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    /** The reminders and the browsers stored for a reader. */
    stored: async (reader: string) => [
      await (await parts.store.collection(reminderCollection)).get(reader),
      await (await parts.store.collection(pushCollection)).find('byReader', { userId: reader }),
    ],
    ownData: async (reader: string) =>
      (await fetch(`${base}/contact/own-data`, { headers: { Authorization: `Bearer ${reader}` } })).json() as Promise<unknown>,
    async close(): Promise<void> {
      await running.close()
      await server.close()
    },
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
