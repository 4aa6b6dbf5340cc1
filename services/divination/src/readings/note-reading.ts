import type { noteReading as operation } from '@sibyl/contracts/http/readings'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { presentReading } from './present-reading.ts'
import { noted } from './reading.ts'
import { type OwnPorts, ownReading } from './show-reading.ts'

/** Stores what a reader noted about a reading of their own. @throws AppError reading_not_found, conflict */
export const noteReading =
  (ports: OwnPorts) =>
  async ({ params, body, caller }: Call<typeof operation>): Promise<Answer<typeof operation>> => {
    const reading = await ownReading(ports, params.id, caller.id)
    return { success: true, reading: presentReading(await ports.readings.change(reading._id, noted(body), reading)) }
  }
