import { type Collection, collection } from '@sibyl/platform/store/store'
import type { ReaderPeople } from './person.ts'

export const peopleCollection = collection<ReaderPeople>()({
  name: 'people',
  // Lists all readers, to replace a key.
  indexes: { byUpdate: { match: [], order: { by: 'updatedAt' } } },
  initial: (readerId) => ({ _id: readerId, version: 0, people: [], updatedAt: '' }),
})
export type People = Collection<ReaderPeople, keyof typeof peopleCollection.indexes>
