import { compose } from './compose/compose.ts'
import { parseMendRequest } from './mend/mend-request.ts'
import { writeMend } from './mend/write-mend.ts'
import { parseReadingRequest } from './reading-request.ts'

/**
 * The emulator's answer to a user message: a reading, replacement blocks if the message asks for them in its JSON form, else a courteous
 * line.
 */
export function writeAnswer(message: string): string {
  const mend = parseMendRequest(message)
  if (mend) return writeMend(mend, compose)
  const request = parseReadingRequest(message)
  if (!request) return 'Good day. I write readings from facts that have been worked out beforehand; send me those, and I will gladly begin.'
  return compose(request)
}
