/** The button that had the focus is gone with its banner: go on with the page, not with the address bar. */
export const goOnWithPage = () => document.getElementById('main')?.focus({ preventScroll: true })
