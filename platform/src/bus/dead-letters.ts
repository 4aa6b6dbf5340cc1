/** A message set aside: dead because a service could not handle it, or unrouted because no service subscribes to its type. */
export type DeadLetter = {
  /** The event's id, or one derived from the content if it has none. */
  id: string
  /** The event's type from its sender, or `unknown`. */
  type: string
  /** When it was set aside, in ISO 8601, if known. */
  at: string | undefined
  reason: string
  /** The number of failed attempts. */
  attempts: number
  body: string
}

export type Choice = (letter: DeadLetter) => boolean

/** All copies of one event; without an id, all messages. */
export const ofEvent =
  (id?: string): Choice =>
  (letter) =>
    id === undefined || letter.id === id

/** The dead letters of every service, by its name, for an operator. */
export type DeadLetters = {
  /** The number of messages; `undefined` if the queue does not exist. */
  count(of: string): Promise<number | undefined>
  /** Lists the oldest `limit` messages, which stay in the queue. */
  list(of: string, limit: number): Promise<DeadLetter[]>
  /**
   * Replays the chosen messages with fresh attempts: dead ones to their service, unrouted ones to the current subscribers. Removes each
   * only after its copy is stored, or handled. Resolves with how many were replayed, and how many no service accepted.
   */
  replay(of: string, chosen: Choice): Promise<{ replayed: number; refused: number }>
  /** Deletes the chosen messages for good; resolves with how many. */
  drop(of: string, chosen: Choice): Promise<number>
}

/** The name under which callers ask for unrouted messages. */
export const UNROUTED = 'unrouted'

/** A reason on one line, without the mail addresses that an error may have named. */
export const reasonShown = ({ reason }: DeadLetter): string =>
  reason
    .replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '(address)')
    .replaceAll(/\s+/g, ' ')
    .trim()
