import { compose } from './compose/compose.ts'
import { composeFollowUp } from './compose/follow-up.ts'
import { parseMendRequest } from './mend/mend-request.ts'
import { writeMend } from './mend/write-mend.ts'
import { parseReadingRequest, type ReadingRequest } from './reading-request.ts'

const written = (request: ReadingRequest): string => (request.question ? composeFollowUp(request, request.question) : compose(request))

/**
 * The emulator's answer to a user message: a reading, an answer to a question about one, replacement blocks if the message asks for them in its JSON form, else a courteous
 * line.
 */
export function writeAnswer(message: string): string {
  const mend = parseMendRequest(message)
  if (mend) return writeMend(mend, written)
  const request = parseReadingRequest(message)
  if (!request) return 'Good day. I write readings from facts that have been worked out beforehand; send me those, and I will gladly begin.'
  return written(request)
}
