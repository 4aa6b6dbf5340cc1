import { NotYet } from '@sibyl/platform/bus/bus'
import type { Progress } from '@sibyl/platform/progress/progress'
import type { Collection, Versioned, Where } from '@sibyl/platform/store/store'
import { type Clock, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import type { collections } from '../collections.ts'
import { erase } from '../wallet/wallet.ts'

type Ports = Omit<Awaited<ReturnType<typeof collections>>, 'drawKeys'> & { progress: Progress; clock: Clock }

/** What was under way when the reader was erased has written all it ever will after this: no write is tried for longer. */
const UNDER_WAY_MS = 15 * SECOND

const eraseAll = async <T extends Versioned, I extends string>(
  documents: Collection<T, I>,
  index: I,
  where: Where<T>,
  also: (document: T) => Promise<void> = async () => undefined,
): Promise<void> => {
  for (;;) {
    const page = await documents.find(index, where, { limit: 100 })
    if (page.length === 0) return
    await Promise.all(
      page.map(async (document) => {
        await also(document)
        await documents.erase(document._id)
      }),
    )
  }
}

/**
 * Erases a reader: the wallet becomes a tombstone, which turns away whatever comes late, and everything else goes. A request that had its
 * token before may save its reading after that, so it is all looked through once more when nothing can be under way any longer.
 * @throws NotYet until then
 */
export const eraseReader =
  ({ wallets, ledger, readings, dailyDraws, sealedDraws, progress, clock }: Ports) =>
  async (readerId: string): Promise<void> => {
    const { erasedAt } = await wallets.change(readerId, erase(clock.now()))
    for (const listed of [true, false]) await eraseAll(readings, 'byReader', { readerId, listed }, ({ _id }) => progress.forget(_id))
    await eraseAll(ledger, 'byReader', { userId: readerId })
    await dailyDraws.erase(readerId)
    await sealedDraws.erase(readerId)
    if (erasedAt && millisecondsBetween(erasedAt, clock.now()) < UNDER_WAY_MS)
      throw new NotYet('what was under way may still write', UNDER_WAY_MS)
  }
