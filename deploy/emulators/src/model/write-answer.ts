import { compose } from './compose/compose.ts'
import { parseMendRequest } from './mend/mend-request.ts'
import { writeMend } from './mend/write-mend.ts'
import { parseReadingRequest } from './reading-request.ts'

/**
 * What the emulator answers to a user message: a reading, or single blocks of one anew, when the message asks for that in its JSON form,
 * else a courteous line.
 */
export function writeAnswer(message: string): string {
  const mend = parseMendRequest(message)
  if (mend) return writeMend(mend, compose)
  const request = parseReadingRequest(message)
  if (!request) return 'Good day. I write readings from facts that have been worked out beforehand; send me those, and I will gladly begin.'
  return compose(request)
}
