import type { Collection, Filter } from 'mongodb'
import { identifier } from '../operand.ts'
import { gathered } from './gathered.ts'
import type { Stored } from './stored.ts'

type Wanted = PromiseWithResolvers<Stored | undefined> & { id: string }

/** Reads documents by id, without their outboxes. Reads that come together go to the server as one command. */
export const readTogether = (documents: Collection<Stored>): ((id: string) => Promise<Stored | undefined>) => {
  const want = gathered<Wanted>(async (batch) => {
    const ids = [...new Set(batch.map(({ id }) => id))]
    const [id = ''] = ids
    const filter: Filter<Stored> = { _id: ids.length === 1 ? { $eq: id } : { $in: ids } }
    const projection = { outbox: 0 }
    try {
      const found =
        ids.length === 1 ? [await documents.findOne(filter, { projection })] : await documents.find(filter, { projection }).toArray()
      const byId = new Map(found.map((stored) => [stored?._id, stored]))
      for (const { id: wanted, resolve } of batch) resolve(byId.get(wanted) ?? undefined)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  })

  return (id) => {
    const mine = { ...Promise.withResolvers<Stored | undefined>(), id: identifier(id) }
    want(mine)
    return mine.promise
  }
}
