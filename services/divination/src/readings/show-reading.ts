import type { getReading } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Readings } from './collections.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading.ts'

/** A reading of the caller's own; anybody else's is not there. @throws AppError reading_not_found */
export const ownReading = async (readings: Readings, id: string, readerId: string): Promise<Reading> => {
  const reading = await readings.get(id)
  if (reading?.readerId !== readerId) throw new AppError('reading_not_found')
  return reading
}

export const showReading =
  ({ readings }: { readings: Readings }) =>
  async ({ params, caller }: Call<typeof getReading>): Promise<Answer<typeof getReading>> => ({
    success: true,
    reading: presentReading(await ownReading(readings, params.id, caller.id)),
  })
