import fc from 'fast-check'
import type { Conversation } from './conversation.ts'
import { draw } from './random.ts'

const ask = Buffer.from(
  'GET /api/divination/daily-card HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nConnection: close\r\n\r\n',
)

/** Follows a daily card as a new visitor, to its end or to any byte before it. */
const follow = (leavesAfter: number): Conversation => ({
  what: `a stream left after ${leavesAfter} bytes`,
  requests: 1,
  pieces: [ask],
  ending: { leavesAfter },
})

/** Slightly more bytes than a stream and its head have. */
const LONGEST = 5000

/** Streams of events, left at any point. */
export const leftStreams = (count: number): Conversation[] => draw(fc.integer({ min: 1, max: LONGEST }), count).map(follow)
