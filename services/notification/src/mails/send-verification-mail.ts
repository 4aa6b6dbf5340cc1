import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import { introduce } from '../recipients/recipient.ts'
import { type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

type Ports = WritePorts & { letters: Letters; linkSecret: string }

/** Learns whom to write to, and sends the link that opens the account. */
export const sendVerification =
  (ports: Ports) =>
  async (event: EventOf<'user.registered.v1'>): Promise<void> => {
    const { userId, email, firstName, linkId, expiresAt } = event.data
    await ports.recipients.change(userId, introduce(email, firstName))
    const occasion = { id: `verification/${linkId}`, kind: 'verification', until: expiresAt } as const
    await writeTo(ports, event, occasion, (to) => ports.letters.verification(to, linkToken(ports.linkSecret, linkId)))
  }
