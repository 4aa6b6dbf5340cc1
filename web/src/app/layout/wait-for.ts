/** How long a page may take to bring what is waited for. */
const PATIENCE_MS = 10_000

/** What shows that a reader is doing something themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Calls `stop` when the reader does something. Answers with what stops listening. */
export const onOwnMove = (stop: () => void): (() => void) => {
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true, capture: true })
  return () => {
    for (const move of OWN_MOVES) removeEventListener(move, stop, { capture: true })
  }
}

/**
 * Tries now, and again whenever the page has changed, until it succeeds; a reader who does something first is left alone.
 * Answers with what gives it up.
 */
export const waitFor = (attempt: () => boolean): (() => void) => {
  if (attempt()) return () => undefined
  const stop = () => {
    changes.disconnect()
    sizes.disconnect()
    clearTimeout(timer)
    listenNoMore()
  }
  const again = () => {
    if (attempt()) stop()
  }
  const changes = new MutationObserver(again)
  const sizes = new ResizeObserver(again)
  const timer = setTimeout(stop, PATIENCE_MS)
  const listenNoMore = onOwnMove(stop)
  changes.observe(document.body, { childList: true, subtree: true })
  sizes.observe(document.body)
  return stop
}
