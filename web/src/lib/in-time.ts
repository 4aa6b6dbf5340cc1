/** How long an answer may take to begin before the connection is taken for dead. */
export const ANSWER_MS = 20_000

/**
 * What `work` comes to, if it does so within `ms`; then, or when `outer` aborts, its signal aborts.
 * What it has come to by then, such as the body of an answer, goes on for as long as `outer` allows.
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
