/** Today where the reader is, YYYY-MM-DD. */
export const localToday = (): string => new Date().toLocaleDateString('sv-SE')
