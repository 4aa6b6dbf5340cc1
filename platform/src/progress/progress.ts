/** One step of work in progress. Its id is an opaque cursor to resume after. */
export type Step = { id: string; kind: 'started' | 'text' | 'ended'; text?: string }

/** Carries a worker's progress to its followers in any process. Steps may be lost; followers then read the stored state. */
export interface Progress {
  /** Resolves with whether followers will see the step: false if it was lost, or may have been. */
  append(topic: string, step: Omit<Step, 'id'>): Promise<boolean>
  /**
   * Yields all steps after the cursor, then new ones, until a step of kind `ended` or the signal aborts. Without a cursor, or with an
   * unknown one, starts at the first step.
   */
  follow(topic: string, after: string | undefined, signal: AbortSignal): AsyncIterable<Step>
  /**
   * Resolves once there is a step of kind `ended`, with its text if it has one and is still there, or when the signal aborts. Does not read
   * the steps before it.
   */
  ended(topic: string, signal: AbortSignal): Promise<string | undefined>
  /**
   * Deletes the steps of a topic: current followers go on, later ones see none of them. Steps that are unreachable now go when they expire.
   */
  forget(topic: string): Promise<void>
  close(): Promise<void>
}
