/** Does what can wait once the browser has nothing better to do. */
export const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) return setTimeout(work, 1)
  return window.requestIdleCallback(work, { timeout: 1500 })
}
