import type { deleteReading as operation } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { hasEnded } from './reading.ts'
import { type OwnPorts, ownReading } from './show-reading.ts'

/** Deletes a reading for good. Waits for one that is still being written, so that its token is settled first. */
export const deleteReading =
  (ports: OwnPorts) =>
  async ({ params, caller }: Call<typeof operation>): Promise<Answer<typeof operation>> => {
    const reading = await ownReading(ports, params.id, caller.id)
    if (!hasEnded(reading))
      throw new AppError('conflict', { message: 'This reading is still being written. Please wait until it is done.' })
    await ports.readings.erase(reading._id)
    return { success: true }
  }
