import type { getHistory } from '@sibyl/contracts/http/readings'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Wallets } from '../wallet/collections.ts'
import { requireNotErased } from '../wallet/known-erased.ts'
import type { Readings } from './collections.ts'
import { presentReading } from './present-reading.ts'
import { type Search, searchHistory } from './search-history.ts'

/** Any search reads the texts; a plain page is found by its index. */
const isSearch = ({ words, from, to }: Search): boolean => Boolean(words || from || to)

export const showHistory =
  ({ readings, wallets }: { readings: Readings; wallets: Wallets }) =>
  async ({ query, caller }: Call<typeof getHistory>): Promise<Answer<typeof getHistory>> => {
    const { page, limit, methodId } = query
    const where = { readerId: caller.id, listed: true, ...(methodId ? { methodId } : {}) }
    const index = methodId ? 'byReaderAndMethod' : 'byReader'
    const part = { limit, skip: (page - 1) * limit }
    const listed = async () => {
      const [found, total] = await Promise.all([readings.find(index, where, part), readings.count(index, where)])
      return { found, total }
    }
    const { found, total } = await (isSearch(query) ? searchHistory(readings, index, where, query, part) : listed())
    // An erased reader has no readings, so only an empty list needs the check.
    if (total === 0) await requireNotErased(wallets, caller.id)
    const totalPages = Math.max(1, Math.ceil(total / limit))
    return {
      success: true,
      readings: found.map(presentReading),
      pagination: { page, totalPages, total, hasPrevPage: page > 1, hasNextPage: page < totalPages },
    }
  }
