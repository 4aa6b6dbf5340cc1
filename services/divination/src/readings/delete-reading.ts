import type { deleteReading as operation } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { followUpsOf } from './follow-ups.ts'
import { hasEnded } from './reading.ts'
import { type OwnPorts, ownReading } from './show-reading.ts'

/** Deletes a reading with its follow-ups for good. Waits for one that is still being written, so that its token is settled first. */
export const deleteReading =
  (ports: OwnPorts) =>
  async ({ params, caller }: Call<typeof operation>): Promise<Answer<typeof operation>> => {
    const reading = await ownReading(ports, params.id, caller.id)
    const followUps = await followUpsOf(ports.readings, reading._id)
    if (![reading, ...followUps].every(hasEnded))
      throw new AppError('conflict', { message: 'This reading is still being written. Please wait until it is done.' })
    for (const { _id } of [...followUps, reading]) await ports.readings.erase(_id)
    return { success: true }
  }
