/** Runs deferrable work once the browser is idle. */
export const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) return setTimeout(work, 1)
  return window.requestIdleCallback(work, { timeout: 1500 })
}
