import type { EventOf } from '@sibyl/platform/bus/bus'
import type { MailContent } from '../delivery/mail.ts'
import type { Addressee } from '../recipients/recipient.ts'
import { unsubscribeToken } from '../recipients/unsubscribe-token.ts'
import { addresseeOf, type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts; linkSecret: string }
type Ended = EventOf<'reading.generated.v1'> | EventOf<'reading.failed.v1'>

/** Mails a reader who left before their reading ended, once for each reading, unless they unsubscribed. */
const mailIfUnattended = async (
  ports: Ports,
  event: Ended,
  kind: 'reading-ready' | 'reading-failed',
  compose: (to: Addressee, token: string) => MailContent,
): Promise<void> => {
  const { userId, readingId, unattended } = event.data
  if (unattended === false) return
  const addressee = await addresseeOf(ports, event)
  if (addressee?.noReadyMailSince) return
  await mailToReader(ports, event, { id: `${kind}/${readingId}`, kind }, (to) => compose(to, unsubscribeToken(ports.linkSecret, userId)))
}

/** Tells a reader who left that their reading is ready. */
export const sendReadingReadyMail =
  (ports: Ports) =>
  (event: EventOf<'reading.generated.v1'>): Promise<void> =>
    mailIfUnattended(ports, event, 'reading-ready', (to, token) => ports.texts.readingReady(to, event.data, token))

/** Tells a reader who left that their reading could not be written, and that its token is back. */
export const sendReadingFailedMail =
  (ports: Ports) =>
  (event: EventOf<'reading.failed.v1'>): Promise<void> =>
    mailIfUnattended(ports, event, 'reading-failed', (to, token) => ports.texts.readingFailed(to, event.data, token))
