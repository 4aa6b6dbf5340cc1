import type { Collection, Filter } from 'mongodb'
import { identifier } from '../operand.ts'
import { gathered } from './gathered.ts'
import type { Stored } from './stored.ts'

/** Reads documents by id, without their outboxes. Reads that come together go to the server as one command. */
export const readTogether = (documents: Collection<Stored>, longestMs: number): ((id: string) => Promise<Stored | undefined>) => {
  const read = gathered<string, Stored | undefined>(longestMs, async (wanted) => {
    const ids = [...new Set(wanted)]
    const [id = ''] = ids
    const filter: Filter<Stored> = { _id: ids.length === 1 ? { $eq: id } : { $in: ids } }
    const projection = { outbox: 0 }
    const found =
      ids.length === 1 ? [await documents.findOne(filter, { projection })] : await documents.find(filter, { projection }).toArray()
    const byId = new Map(found.map((stored) => [stored?._id, stored]))
    return wanted.map((each) => byId.get(each) ?? undefined)
  })

  return (id) => read(identifier(id))
}
