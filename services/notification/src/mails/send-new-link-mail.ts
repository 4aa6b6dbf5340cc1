import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import { type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts; linkSecret: string }

/** Sends the verification link that replaces an earlier one. */
export const sendNewLinkMail =
  (ports: Ports) =>
  async (event: EventOf<'user.verification-requested.v1'>): Promise<void> => {
    const { linkId, expiresAt } = event.data
    const occasion = { id: `verification/${linkId}`, kind: 'verification', until: expiresAt } as const
    await mailToReader(ports, event, occasion, (to) => ports.texts.newLink(to, linkToken(ports.linkSecret, linkId)))
  }
