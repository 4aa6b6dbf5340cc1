/** A day of the browser's calendar as an input takes it: 2026-12-24. */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`

/** The same day of the next year. */
export const aYearAfter = (at: Date): Date => new Date(at.getFullYear() + 1, at.getMonth(), at.getDate())
