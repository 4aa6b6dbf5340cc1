import { z } from 'zod'

const fact = z.object({
  id: z.string().regex(/^[\w.:-]{1,80}$/u),
  label: z.string().min(1).max(300),
  detail: z.string().max(4000).nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})

const readingRequest = z.object({
  task: z.enum(['reading', 'follow-up']),
  /** What is asked about the finished reading. */
  question: z.string().nullish(),
  /** The text of the finished reading that the question is about. */
  told: z.string().nullish(),
  method: z.string().min(1).max(60),
  timeframe: z.string().max(40).nullish(),
  date: z.string().max(40).nullish(),
  reader: z.record(z.string(), z.unknown()).nullish(),
  concerns: z.array(z.string()).nullish(),
  facts: z.array(fact).max(200),
})

/** The user document of a reading request: computed facts, and the reader's form; for a follow-up also the question. */
export type ReadingRequest = z.infer<typeof readingRequest>

/** A request whose answer comes from one fact, named by its id. */
export type AboutFact = ReadingRequest & { about?: string | undefined }

export type Fact = z.infer<typeof fact>

/** The reading request inside a user message, or undefined if the message is anything else. */
export function parseReadingRequest(text: string): ReadingRequest | undefined {
  try {
    return readingRequest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // Not JSON: the caller answers it as an ordinary message.
  }
}
