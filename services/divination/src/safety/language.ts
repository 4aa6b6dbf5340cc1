/** The languages that the screen reads and answers in. */
export const languages = ['en', 'cs', 'de', 'fr', 'es'] as const

export type Language = (typeof languages)[number]
