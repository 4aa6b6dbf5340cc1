import type { Collection, Versioned, Where } from './store.ts'

/** Works on the documents of an index that match until there are none left: `work` erases each, or changes it so that it matches no more. */
export const untilNone = async <T extends Versioned, I extends string>(
  documents: Pick<Collection<T, I>, 'find'>,
  index: I,
  where: Where<T>,
  work: (document: T) => Promise<unknown>,
): Promise<void> => {
  for (;;) {
    const found = await documents.find(index, where)
    if (found.length === 0) return
    await Promise.all(found.map(work))
  }
}
