import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import { type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts; linkSecret: string }

/** Mails the envelope of a gift, once. The mail belongs to the giver: the deletion of their account erases it while it waits. */
export const sendGiftMail =
  (ports: Ports) =>
  (event: EventOf<'gift.sent.v1'>): Promise<void> => {
    const { giftId, expiresAt } = event.data
    const occasion = { id: `gift/${giftId}`, kind: 'gift', until: expiresAt } as const
    return mailToReader(ports, event, occasion, (giver) => ports.texts.gift(giver, event.data, linkToken(ports.linkSecret, giftId)))
  }
