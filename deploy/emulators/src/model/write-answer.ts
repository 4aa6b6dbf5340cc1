import { writeAstrology } from './astrology/write-astrology.ts'
import { writeDream } from './dream/write-dream.ts'
import { writeGeneric } from './generic/write-generic.ts'
import { writeIching } from './iching/write-iching.ts'
import { writeLove } from './love/write-love.ts'
import { parseMendRequest } from './mend/mend-request.ts'
import { writeMend } from './mend/write-mend.ts'
import { writeNumerology } from './numerology/write-numerology.ts'
import { parseReadingRequest, type ReadingRequest } from './reading-request.ts'
import { writeTarot } from './tarot/write-tarot.ts'

/** Who writes about what; undefined where the facts are not what the writer knows. */
const writers: Readonly<Record<string, (request: ReadingRequest) => string | undefined>> = {
  'daily-card': writeTarot,
  astrology: writeAstrology,
  dream: writeDream,
  love: writeLove,
  numerology: writeNumerology,
  tarot: writeTarot,
  iching: writeIching,
}

const writeReading = (request: ReadingRequest): string => writers[request.method]?.(request) ?? writeGeneric(request)

/**
 * What the emulator answers to a user message: a reading, or single blocks of one anew, when the message asks for that in its JSON form,
 * else a courteous line.
 */
export function writeAnswer(message: string): string {
  const mend = parseMendRequest(message)
  if (mend) return writeMend(mend, writeReading)
  const request = parseReadingRequest(message)
  if (!request) return 'Good day. I write readings from facts that have been worked out beforehand; send me those, and I will gladly begin.'
  return writeReading(request)
}
