/** Nobody knows whether it will still happen. */
export class NoAnswer extends Error {}

/** Settles like the promise, or rejects with NoAnswer after `milliseconds`. */
export const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NoAnswer(`no answer within ${milliseconds} ms`)), milliseconds)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
