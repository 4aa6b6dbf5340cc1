/** The language of these texts, as a BCP 47 tag: plurals, numbers, prices and dates follow it. */
export const language = 'en-US'
