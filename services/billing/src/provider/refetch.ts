import { AppError } from '@sibyl/platform/app-error'
import { type Collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'

const MOST_ROUNDS = 10

/**
 * Fetches a snapshot and applies it, unless the document was written in the meantime: then it fetches again. So each write rests on a snapshot
 * that was fetched after the write before it, and no clock decides which snapshot is newer.
 * @throws AppError conflict after many rounds · not_found · whatever fetching or deciding throws
 */
export const refetch = async <T extends Versioned>(
  documents: Pick<Collection<T>, 'get' | 'change'>,
  id: string,
  fetchDecision: (document: T | undefined) => Promise<Decide<T>>,
): Promise<T> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = await documents.get(id)
    const decide = await fetchDecision(before)
    let stale = false
    const after = await documents.change(id, (current) => {
      stale = current.version !== (before?.version ?? 0)
      return stale ? unchanged(current) : decide(current)
    })
    if (!stale) return after
  }
  throw new AppError('conflict')
}
