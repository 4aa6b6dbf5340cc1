import { AppError } from '@sibyl/platform/app-error'
import { type Collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'

const MOST_ROUNDS = 10

/**
 * Asks the provider how something is now, and writes it down, unless the document was written meanwhile: then it asks again. So each write
 * rests on a saying that is newer than the write before it, whatever clocks and networks do, and the last one is the newest.
 * @throws AppError conflict after many rounds · not_found · whatever asking or deciding throws
 */
export const hearAnew = async <T extends Versioned>(
  documents: Pick<Collection<T>, 'get' | 'change'>,
  id: string,
  ask: (document: T | undefined) => Promise<Decide<T>>,
): Promise<T> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = await documents.get(id)
    const decide = await ask(before)
    let stale = false
    const after = await documents.change(id, (current) => {
      stale = current.version !== (before?.version ?? 0)
      return stale ? unchanged(current) : decide(current)
    })
    if (!stale) return after
  }
  throw new AppError('conflict')
}
