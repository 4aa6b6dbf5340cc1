/** How long to wait for a page to render what is needed. */
const PATIENCE_MS = 10_000

/** Events that show that the reader is active. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Calls `stop` when the reader is active. Returns a function that removes the listeners. */
export const onOwnMove = (stop: () => void): (() => void) => {
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true, capture: true })
  return () => {
    for (const move of OWN_MOVES) removeEventListener(move, stop, { capture: true })
  }
}

/** Tries now, and again after each change of the page, until it succeeds or the reader becomes active. Returns a function that gives up. */
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
