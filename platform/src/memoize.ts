import { type Clock, type Instant, millisecondsBetween } from './time.ts'

/** Computes a value when it is first needed, and returns the same one from then on. */
export const memoize = <T>(compute: () => T): (() => T) => {
  let computed: { value: T } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}

/** Computes a value at most once in `ms`; concurrent calls share one computation. After a failure the next call computes it again. */
export const memoizeFor = <T>(ms: number, clock: Clock, compute: () => Promise<T>): (() => Promise<T>) => {
  let computed: { value: Promise<T>; at: Instant } | undefined
  return () => {
    const at = clock.now()
    if (computed && millisecondsBetween(computed.at, at) < ms) return computed.value
    const value = compute()
    computed = { value, at }
    value.catch(() => {
      computed = undefined
    })
    return value
  }
}
