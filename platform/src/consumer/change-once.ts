import { type Collection, type Decide, unchanged, type Versioned } from '../store/store.ts'

/** Where the same act is remembered for good, under an id made of its business key. */
type Record<R extends Versioned> = { entries: Pick<Collection<R>, 'get'>; id: string }

/**
 * Changes a document under a business key that counts once in a lifetime, however often its event comes. The decision itself refuses a
 * key the document still remembers; one it has let go of is found in the permanent record, and then nothing changes.
 */
export const changeOnce = async <T extends Versioned, R extends Versioned>(
  documents: Pick<Collection<T>, 'change'>,
  documentId: string,
  { entries, id }: Record<R>,
  decide: Decide<T>,
): Promise<T> => documents.change(documentId, (await entries.get(id)) ? unchanged : decide)
