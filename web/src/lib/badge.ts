/** Marks the icon of the installed app while today's card lies face down. A browser without badges shows none. */
export const markDay = (drawn: boolean) => {
  if (!('setAppBadge' in navigator) || !matchMedia('(display-mode: standalone)').matches) return
  const marked = drawn ? navigator.clearAppBadge() : navigator.setAppBadge()
  marked.catch(() => undefined) // not allowed to, and nothing depends on it
}
