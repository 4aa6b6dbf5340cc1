import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import { type Letter, type Mail, type Mails, queued, refused, sent } from './mail.ts'
import type { Mailer } from './mailer.ts'

type Parts = { mails: Mails; mailer: Mailer; clock: Clock; logger: Logger }

/** Takes letters in safely, then brings them to the mail server: at once, and again while it does not take them. */
export const postOffice = ({ mails, mailer, clock, logger }: Parts) => {
  const underway = new Map<string, Promise<void>>()

  const attempt = async (id: string, letter: Letter): Promise<void> => {
    try {
      await mailer.send(id, letter)
      await mails.change(id, sent(clock.now()))
    } catch (error) {
      logger.warn({ err: error, mailId: id }, 'the mail server did not take a mail')
      await mails.change(id, refused(clock.now()))
    }
  }

  const deliver = ({ _id, letter }: Mail): void => {
    if (!letter || underway.has(_id)) return
    const delivery = attempt(_id, letter)
      .catch((error: unknown) => logger.error({ err: error, mailId: _id }, 'a mail could not be noted as sent or refused'))
      .finally(() => underway.delete(_id))
    underway.set(_id, delivery)
  }

  return {
    /** Queues a letter under an id, once. Resolves when it is safe; its delivery begins at once and nobody waits for it. */
    async post(id: string, letter: Letter): Promise<void> {
      const mail = await mails.create(queued(id, letter, clock.now()))
      if (mail.state === 'queued' && mail.attempts === 0) deliver(mail)
    },
    /** Delivers what is due. */
    async deliverDue(): Promise<void> {
      const due = await mails.find('byState', { state: 'queued' }, { upTo: clock.now(), limit: 50 })
      due.forEach(deliver)
    },
    /** Resolves when nothing is on its way. */
    async close(): Promise<void> {
      await Promise.all(underway.values())
    },
  }
}
export type PostOffice = ReturnType<typeof postOffice>
