import type { Decide, NewEvent, Versioned } from '../store/store.ts'

type Outcome<T> = {
  when(...decisions: readonly Decide<T>[]): Outcome<T>
  /** The next decision is refused with this code and changes nothing. */
  whenFails(decision: Decide<T>, code: string): Outcome<T>
  becomes(expected: Partial<T>): Outcome<T>
  publishes(...types: readonly NewEvent['type'][]): Outcome<T>
}

/** Tests of pure decisions that read as sentences: given a document, when decisions are taken, then it has this state. */
export const given = <T extends Versioned>(start: T): Outcome<T> => {
  let current = start
  const published: NewEvent[] = []
  const outcome: Outcome<T> = {
    when(...decisions) {
      for (const decide of decisions) {
        const { next, events = [] } = decide(current)
        current = next
        published.push(...events)
      }
      return outcome
    },
    whenFails(decision, code) {
      expect(() => decision(current)).toThrow(expect.objectContaining({ code }))
      return outcome
    },
    becomes(expected) {
      expect(current).toMatchObject(expected)
      return outcome
    },
    publishes(...types) {
      expect(published.map(({ type }) => type)).toEqual(types)
      return outcome
    },
  }
  return outcome
}
