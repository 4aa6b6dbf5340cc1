import { type Collection, type Decide, unchanged, type Versioned } from '../store/store.ts'

/** The permanent record of business keys. */
type Record<R extends Versioned> = { entries: Pick<Collection<R>, 'get'>; id: string }

/**
 * Changes a document once per business key, however often the event arrives. The decision itself rejects a key that the document still
 * holds; the permanent record holds older ones, and then nothing changes.
 */
export const changeOnce = async <T extends Versioned, R extends Versioned>(
  documents: Pick<Collection<T>, 'change'>,
  documentId: string,
  { entries, id }: Record<R>,
  decide: Decide<T>,
): Promise<T> => documents.change(documentId, (await entries.get(id)) ? unchanged : decide)
