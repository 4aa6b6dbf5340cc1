import type { adminWalletOperations } from '@sibyl/contracts/http/admin-wallet'
import { defined } from '@sibyl/platform/defined'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Readings } from '../readings/collections.ts'

type Operation = (typeof adminWalletOperations)['listReaderReadings']

/** A reader's latest readings, without questions and texts. */
export const listReaderReadings =
  ({ readings }: { readings: Readings }) =>
  async ({ params: { id: readerId }, query: { limit } }: Call<Operation>): Promise<Answer<Operation>> => {
    const [listed, failed] = await Promise.all(
      [true, false].map((shown) => readings.find('byReader', { readerId, listed: shown }, { limit })),
    )
    return {
      success: true,
      readings: [...(listed ?? []), ...(failed ?? [])]
        .filter(({ followUpOf }) => followUpOf === undefined)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, limit)
        .map(({ _id, methodId, status, createdAt, paid, failure, usage }) => ({
          _id,
          methodId,
          status,
          createdAt,
          paid,
          ...defined({ failure, calls: usage?.calls }),
        })),
    }
  }
