import type { resubscribe, unsubscribe } from '@sibyl/contracts/http/contact'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import { type Recipients, setReadyMail } from './recipient.ts'
import { readerOfToken } from './unsubscribe-token.ts'

type Ports = { recipients: Recipients; linkSecret: string; clock: Clock }

const answers = {
  wanted: 'You will get an email again when a reading ends while you are away.',
  unwanted: 'You will get no more emails about readings that end while you are away. Your readings wait in your history.',
}

/** Stores whether a reader wants mails about finished readings. Anybody who holds such a mail may change it, as often as they like. */
export const setReadyMails =
  ({ recipients, linkSecret, clock }: Ports, wanted: boolean) =>
  async ({ query }: Call<typeof unsubscribe | typeof resubscribe>): Promise<Answer<typeof unsubscribe>> => {
    await recipients.change(readerOfToken(linkSecret, query.token), setReadyMail(wanted, clock.now()))
    return { success: true, message: wanted ? answers.wanted : answers.unwanted }
  }
