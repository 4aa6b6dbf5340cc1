/** Whether the reader asked for less motion. */
export const isCalm = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
