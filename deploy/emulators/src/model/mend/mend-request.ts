import { z } from 'zod'
import { parseReadingRequest, type ReadingRequest } from '../reading-request.ts'

const mendPart = z.looseObject({
  task: z.literal('mend'),
  text: z.string(),
  faults: z.array(z.object({ block: z.string(), problem: z.string() })).min(1),
})

/** A reading, a text written for it, and the blocks of this text to replace. */
export type MendRequest = { reading: ReadingRequest; faults: { block: string; problem: string }[] }

/** The mend request inside a user message, or undefined if the message is anything else. */
export function parseMendRequest(message: string): MendRequest | undefined {
  try {
    const document: unknown = JSON.parse(message)
    const mend = mendPart.safeParse(document).data
    const reading = mend && parseReadingRequest(JSON.stringify({ ...mend, task: 'reading' }))
    return mend && reading && { reading, faults: mend.faults }
  } catch {
    return undefined // Not JSON: the caller answers it as an ordinary message.
  }
}
