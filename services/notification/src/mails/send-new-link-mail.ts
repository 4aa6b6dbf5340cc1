import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import { type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

type Ports = WritePorts & { letters: Letters; linkSecret: string }

/** Sends the link that replaces an earlier one. */
export const sendNewLink =
  (ports: Ports) =>
  async (event: EventOf<'user.verification-requested.v1'>): Promise<void> => {
    const { linkId, expiresAt } = event.data
    const occasion = { id: `verification/${linkId}`, kind: 'verification', until: expiresAt } as const
    await writeTo(ports, event, occasion, (to) => ports.letters.newLink(to, linkToken(ports.linkSecret, linkId)))
  }
