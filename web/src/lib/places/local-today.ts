/** Today's date in the reader's time zone, YYYY-MM-DD. */
export const localToday = (): string => new Date().toLocaleDateString('sv-SE')
