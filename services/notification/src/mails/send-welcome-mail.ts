import type { EventOf } from '@sibyl/platform/bus/bus'
import { type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

/** Welcomes a reader whose e-mail is verified, once for each account. */
export const sendWelcomeMail =
  (ports: MailPorts & { texts: MailTexts }) =>
  (event: EventOf<'user.verified.v1'>): Promise<void> =>
    mailToReader(ports, event, { id: `welcome/${event.data.userId}`, kind: 'welcome' }, ports.texts.welcome)
