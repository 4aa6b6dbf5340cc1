import type { deleteReading as operation } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import { followUpsOf, withdraw } from './follow-ups.ts'
import { hasEnded } from './reading.ts'
import { type OwnPorts, ownReading } from './show-reading.ts'

/** Deletes a reading with its follow-ups and its shared link for good. Waits for one that is still being written, so that its token is settled first. */
export const deleteReading =
  (ports: OwnPorts & { clock: Clock; endShares: (readingId: string) => Promise<void> }) =>
  async ({ params, caller }: Call<typeof operation>): Promise<Answer<typeof operation>> => {
    const reading = await ownReading(ports, params.id, caller.id)
    const followUps = await followUpsOf(ports.readings, reading._id)
    if (![reading, ...followUps].every(hasEnded))
      throw new AppError('conflict', { message: 'This reading is still being written. Please wait until it is done.' })
    await ports.readings.erase(reading._id)
    await ports.endShares(reading._id)
    // Looks again: a follow-up that was stored meanwhile goes, too.
    for (const followUp of await followUpsOf(ports.readings, reading._id)) await withdraw(ports, followUp)
    return { success: true }
  }
