import type { EventOf } from '@sibyl/platform/bus/bus'
import { type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

/** Tells a reader that the password of their account was changed, in case somebody else changed it. */
export const sendPasswordMail =
  (ports: MailPorts & { texts: MailTexts }) =>
  (event: EventOf<'user.password-changed.v1'>): Promise<void> =>
    mailToReader(ports, event, { id: `password-changed/${event.data.changeId}`, kind: 'password-changed' }, (to) =>
      ports.texts.passwordChanged(to, event.data),
    )
