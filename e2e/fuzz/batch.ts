import { type Conversation, type Heard, hold } from './conversation.ts'

/** Concurrent connections. */
const PARALLEL = 48

/** Answers that must never occur: an internal error, or an unavailable part without Retry-After. */
const isFault = ({ status, head }: Heard[number]): boolean => status >= 500 && !(status === 503 && /\r\nretry-after: \d/i.test(head))

export type Outcome = { requests: number; statuses: Record<number, number>; faults: string[] }

/** Runs all conversations, many at a time. */
export const holdAll = async (port: number, conversations: readonly Conversation[]): Promise<Outcome> => {
  const outcome: Outcome = { requests: 0, statuses: {}, faults: [] }
  const waiting = conversations.values()
  const holdNext = async (): Promise<void> => {
    for (const conversation of waiting) {
      const heard = await hold(port, conversation)
      // The server reads nothing after a request that ends the connection.
      outcome.requests += Math.max(1, heard.length)
      for (const answer of heard) {
        outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1
        if (isFault(answer)) outcome.faults.push(`${answer.status} to ${conversation.what}`)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, holdNext))
  return outcome
}
