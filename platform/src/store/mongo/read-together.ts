import type { Collection, Filter } from 'mongodb'
import { identifier } from '../operand.ts'
import type { Stored } from './stored.ts'

/** The most documents that one command reads. */
const MOST = 100

type Waiting = Map<string, PromiseWithResolvers<Stored | undefined>>

/**
 * Reads documents by id, without their outboxes. All reads of one turn of the event loop go to the server as one command: the busier a
 * process, the fewer commands it sends, and a single read does not wait.
 */
export const readTogether = (documents: Collection<Stored>): ((id: string) => Promise<Stored | undefined>) => {
  let waiting: Waiting = new Map()

  const read = async (wanted: Waiting): Promise<void> => {
    const ids = [...wanted.keys()]
    const [id = ''] = ids
    const filter: Filter<Stored> = { _id: ids.length === 1 ? { $eq: id } : { $in: ids } }
    const projection = { outbox: 0 }
    try {
      const found =
        ids.length === 1 ? [await documents.findOne(filter, { projection })] : await documents.find(filter, { projection }).toArray()
      for (const stored of found) if (stored) wanted.get(stored._id)?.resolve(stored)
      for (const { resolve } of wanted.values()) resolve(undefined)
    } catch (error) {
      for (const { reject } of wanted.values()) reject(error)
    }
  }
  const readNow = (): void => {
    if (waiting.size === 0) return
    const wanted = waiting
    waiting = new Map()
    void read(wanted)
  }

  return (id) => {
    const known = waiting.get(identifier(id))
    if (known) return known.promise
    if (waiting.size === MOST) readNow()
    if (waiting.size === 0) setImmediate(readNow)
    const mine = Promise.withResolvers<Stored | undefined>()
    waiting.set(id, mine)
    return mine.promise
  }
}
