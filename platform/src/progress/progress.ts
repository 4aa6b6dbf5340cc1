/** One step of a work in progress. Ids grow within a topic. */
export type Step = { id: number; kind: 'started' | 'text' | 'ended'; text?: string }

/** Carries what a worker has done so far to whoever follows it, from any process. It may be lost: followers then look at the saved state. */
export interface Progress {
  append(topic: string, step: Omit<Step, 'id'>): Promise<void>
  /** All steps behind `afterId`, then further ones as they come, until one of kind `ended` or the signal aborts. */
  follow(topic: string, afterId: number, signal: AbortSignal): AsyncIterable<Step>
  close(): Promise<void>
}
