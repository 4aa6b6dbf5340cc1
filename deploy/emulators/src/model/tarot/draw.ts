import type { Care } from '../question/care.ts'
import type { Topic } from '../question/topic.ts'
import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import type { DrawnCard } from './drawn-card.ts'
import type { Matter } from './matter.ts'
import type { ReadingTime } from './time.ts'

/** Everything one reading is written from. */
export type Draw = {
  chooser: Chooser
  cards: readonly DrawnCard[]
  patterns: readonly Fact[]
  topic: Topic
  matter: Matter
  /** What the reader states, as a clause that follows "you write that", where it can be repeated. */
  told: string | undefined
  care: Care | undefined
  time: ReadingTime
  date: string | null | undefined
  firstName: string | undefined
}

/** Where the reader may be in danger: the reading then keeps to pictures, company and safety. */
export function safetyFirst(draw: Draw): boolean {
  return draw.care === 'abuse'
}
