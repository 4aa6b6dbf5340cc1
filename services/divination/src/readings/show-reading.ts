import type { getReading } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Wallets } from '../wallet/collections.ts'
import { insistNotErased } from '../wallet/known-erased.ts'
import type { Readings } from './collections.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading.ts'

type Ports = { readings: Readings; wallets: Wallets }

/** A reading of the caller's own; anybody else's is not there. @throws AppError reading_not_found, session_ended where the caller is erased */
export const ownReading = async ({ readings, wallets }: Ports, id: string, readerId: string): Promise<Reading> => {
  const reading = await readings.get(id)
  if (reading?.readerId === readerId) return reading
  await insistNotErased(wallets, readerId)
  throw new AppError('reading_not_found')
}

export const showReading =
  (ports: Ports) =>
  async ({ params, caller }: Call<typeof getReading>): Promise<Answer<typeof getReading>> => ({
    success: true,
    reading: presentReading(await ownReading(ports, params.id, caller.id)),
  })
