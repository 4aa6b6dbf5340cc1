/** Whether the calendar has this day, YYYY-MM-DD: 2026-02-30 becomes another one. */
export const isDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}
