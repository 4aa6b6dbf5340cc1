import type { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { inPages } from '@sibyl/platform/store/in-pages'
import type { Mail, Mails } from '../delivery/mail.ts'
import type { ReminderPart } from '../reminders/reminders.ts'
import type { Recipients } from './recipient.ts'

type OwnMail = (typeof ownDataOperations)['ownMail']

const everyMailOf = async (mails: Mails, userId: string): Promise<Mail[]> => {
  const all: Mail[] = []
  for await (const mail of inPages<Mail>((page) => mails.find('byReader', { userId }, page))) all.push(mail)
  return all
}

/**
 * What is stored about a reader: name, address, settings, reminders with their browsers, and which mails were sent when. The content of a sent mail is not stored.
 * @throws AppError session_ended after the account was deleted
 */
export const showOwnData =
  ({ recipients, mails, reminders }: { recipients: Recipients; mails: Mails; reminders: Pick<ReminderPart, 'ownData'> }) =>
  async ({ caller }: Call<OwnMail>): Promise<Answer<OwnMail>> => {
    const recipient = await recipients.get(caller.id)
    if (recipient?.goneSince) throw new AppError('session_ended')
    const { email, firstName, noReadyMailSince, subscriptions } = recipient ?? {}
    const written = await everyMailOf(mails, caller.id)
    return {
      recipient: { email, firstName },
      wishes: { readingReadyMails: noReadyMailSince === undefined, unsubscribedAt: noReadyMailSince },
      ...(await reminders.ownData(caller.id)),
      premiumUntil: subscriptions?.premiumUntil,
      mails: written.map(({ kind, state, queuedAt, doneAt }) => ({ kind, state, queuedAt, doneAt })),
    }
  }
