import type { getHistory } from '@sibyl/contracts/http/readings'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Readings } from './collections.ts'
import { presentReading } from './present-reading.ts'

export const showHistory =
  ({ readings }: { readings: Readings }) =>
  async ({ query: { page, limit, methodId }, caller }: Call<typeof getHistory>): Promise<Answer<typeof getHistory>> => {
    const where = { readerId: caller.id, listed: true, ...(methodId ? { methodId } : {}) }
    const index = methodId ? 'byReaderAndMethod' : 'byReader'
    const [found, total] = await Promise.all([
      readings.find(index, where, { limit, skip: (page - 1) * limit }),
      readings.count(index, where),
    ])
    const totalPages = Math.max(1, Math.ceil(total / limit))
    return {
      success: true,
      readings: found.map(presentReading),
      pagination: { page, totalPages, total, hasPrevPage: page > 1, hasNextPage: page < totalPages },
    }
  }
