/** How long a response may take to begin before the connection counts as dead. */
export const ANSWER_MS = 20_000

/**
 * The result of `work`, if it arrives within `ms`; after that, or when `outer` aborts, aborts the signal. A result that has arrived, such
 * as a response body, continues for as long as `outer` allows.
 */
export const inTime = async <T>(ms: number, work: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> => {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => controller.abort(new DOMException('No answer came in time', 'TimeoutError')), ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
