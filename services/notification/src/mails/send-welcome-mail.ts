import type { EventOf } from '@sibyl/platform/bus/bus'
import { type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

/** Greets a reader whose e-mail is verified, once in their life. */
export const sendWelcome =
  (ports: WritePorts & { letters: Letters }) =>
  (event: EventOf<'user.verified.v1'>): Promise<void> =>
    writeTo(ports, event, { id: `welcome/${event.data.userId}`, kind: 'welcome' }, ports.letters.welcome)
