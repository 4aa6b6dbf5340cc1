import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import { type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts; linkSecret: string }

/** Sends the link to choose a new password. */
export const sendResetMail =
  (ports: Ports) =>
  async (event: EventOf<'user.password-reset-requested.v1'>): Promise<void> => {
    const { linkId, expiresAt } = event.data
    const occasion = { id: `password-reset/${linkId}`, kind: 'password-reset', until: expiresAt } as const
    await mailToReader(ports, event, occasion, (to) => ports.texts.passwordReset(to, linkToken(ports.linkSecret, linkId)))
  }
