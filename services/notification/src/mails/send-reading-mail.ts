import type { EventOf } from '@sibyl/platform/bus/bus'
import { unsubscribeToken } from '../recipients/unsubscribe-token.ts'
import { addresseeOf, type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts; linkSecret: string }

/** Tells a reader who left before the end that their reading is ready, once for each reading, unless they unsubscribed. */
export const sendReadingMail =
  (ports: Ports) =>
  async (event: EventOf<'reading.generated.v1'>): Promise<void> => {
    const { userId, readingId } = event.data
    const addressee = await addresseeOf(ports, event)
    if (addressee?.noReadyMailSince) return
    await mailToReader(ports, event, { id: `reading-ready/${readingId}`, kind: 'reading-ready' }, (to) =>
      ports.texts.readingReady(to, event.data, unsubscribeToken(ports.linkSecret, userId)),
    )
  }
