import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import { addRecipient } from '../recipients/recipient.ts'
import { type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts; linkSecret: string }

/** Stores the recipient and sends the verification link. */
export const sendVerificationMail =
  (ports: Ports) =>
  async (event: EventOf<'user.registered.v1'>): Promise<void> => {
    const { userId, email, firstName, linkId, expiresAt } = event.data
    await ports.recipients.change(userId, addRecipient(email, firstName))
    const occasion = { id: `verification/${linkId}`, kind: 'verification', until: expiresAt } as const
    await mailToReader(ports, event, occasion, (to) => ports.texts.verification(to, linkToken(ports.linkSecret, linkId)))
  }
