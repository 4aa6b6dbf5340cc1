/** Matters in which a reading may reflect but never advise. */
export const concerns = ['medical', 'legal', 'financial', 'pregnancy', 'death', 'abuse'] as const

export type Concern = (typeof concerns)[number]
