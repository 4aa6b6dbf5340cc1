import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import { type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

type Ports = WritePorts & { letters: Letters; linkSecret: string }

/** Sends the link by which a reader who has forgotten their password chooses another. */
export const sendResetLink =
  (ports: Ports) =>
  async (event: EventOf<'user.password-reset-requested.v1'>): Promise<void> => {
    const { linkId, expiresAt } = event.data
    const occasion = { id: `password-reset/${linkId}`, kind: 'password-reset', until: expiresAt } as const
    await writeTo(ports, event, occasion, (to) => ports.letters.passwordReset(to, linkToken(ports.linkSecret, linkId)))
  }
