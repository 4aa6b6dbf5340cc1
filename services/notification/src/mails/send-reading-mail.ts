import type { EventOf } from '@sibyl/platform/bus/bus'
import { unsubscribeToken } from '../recipients/unsubscribe-token.ts'
import { addresseeOf, type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

type Ports = WritePorts & { letters: Letters; linkSecret: string }

/** Tells a reader who had left that their reading is written, once for each reading, unless they want no such mail. */
export const tellOfReading =
  (ports: Ports) =>
  async (event: EventOf<'reading.generated.v1'>): Promise<void> => {
    const { userId, readingId } = event.data
    const addressee = await addresseeOf(ports, event)
    if (addressee?.noReadyMailSince) return
    await writeTo(ports, event, { id: `reading-ready/${readingId}`, kind: 'reading-ready' }, (to) =>
      ports.letters.readingReady(to, event.data, unsubscribeToken(ports.linkSecret, userId)),
    )
  }
