/** One step of a work in progress. Its id is a cursor: opaque, and only good for going on behind it. */
export type Step = { id: string; kind: 'started' | 'text' | 'ended'; text?: string }

/** Carries what a worker has done so far to whoever follows it, from any process. It may be lost: followers then look at the saved state. */
export interface Progress {
  /** Resolves with whether followers will hear of it: false where it was, or may have been, lost. */
  append(topic: string, step: Omit<Step, 'id'>): Promise<boolean>
  /**
   * All steps behind the cursor, then further ones as they come, until one of kind `ended` or the signal aborts.
   * With no cursor, or one that the topic does not know, from its first step on.
   */
  follow(topic: string, after: string | undefined, signal: AbortSignal): AsyncIterable<Step>
  /** Resolves with the step of kind `ended`, or when the signal aborts. Costs nothing for the steps before it. */
  ended(topic: string, signal: AbortSignal): Promise<void>
  /** Removes the steps of a topic: who follows goes on, and who comes later hears nothing of them. What cannot be reached now goes when its time is over. */
  forget(topic: string): Promise<void>
  close(): Promise<void>
}
