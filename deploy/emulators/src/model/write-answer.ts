import { writeGeneric } from './generic/write-generic.ts'
import { parseReadingRequest } from './reading-request.ts'
import { writeTarot } from './tarot/write-tarot.ts'

/** What the emulator answers to a user message: a reading when the message asks for one in its JSON form, else a courteous line. */
export function writeAnswer(message: string): string {
  const request = parseReadingRequest(message)
  if (!request) return 'Good day. I write readings from facts that have been worked out beforehand; send me those, and I will gladly begin.'
  return writeTarot(request) ?? writeGeneric(request)
}
