import type { Reading as Shown } from '@sibyl/contracts/http/readings'
import { methodById } from '@sibyl/contracts/methods'
import { defined } from '@sibyl/platform/defined'
import type { Reading } from './reading.ts'

/** The reading as the API returns it. */
export const presentReading = (reading: Reading): Shown => {
  const { _id, methodId, title, content, timeframe, createdAt, images, formData, facts, status, note, failure, journal, draw } = reading
  const method = methodById(methodId)
  return {
    _id,
    methodId,
    title,
    content,
    createdAt,
    imageCount: images.length,
    images,
    formData,
    method: { name: method?.name ?? methodId, icon: method?.icon ?? methodId, colour: method?.colour ?? '#d9b978' },
    facts,
    status,
    ...defined({ timeframe, note, failure, journal, draw }),
  }
}
