import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Letters } from '../letters/letters.ts'
import { type WritePorts, writeTo } from '../recipients/write-to.ts'

/** Tells a reader that their account has another password, in case it was not they who chose it. */
export const tellOfPassword =
  (ports: WritePorts & { letters: Letters }) =>
  (event: EventOf<'user.password-changed.v1'>): Promise<void> =>
    writeTo(ports, event, { id: `password-changed/${event.data.changeId}`, kind: 'password-changed' }, (to) =>
      ports.letters.passwordChanged(to, event.data),
    )
