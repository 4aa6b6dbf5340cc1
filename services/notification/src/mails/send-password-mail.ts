import type { EventOf } from '@sibyl/platform/bus/bus'
import { type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

/** Tells a reader that their account has another password, in case it was not they who chose it. */
export const tellOfPassword =
  (ports: WritePorts & { letters: Letters }) =>
  (event: EventOf<'user.password-changed.v1'>): Promise<void> =>
    writeTo(ports, event, { id: `password-changed/${event.data.changeId}`, kind: 'password-changed' }, (to) =>
      ports.letters.passwordChanged(to, event.data),
    )
