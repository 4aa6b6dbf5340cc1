/** How one language gives a role its number. All are sources of regular expressions. */
export type LocalNumbers = {
  /** By the ids of `data.role`. */
  roles: Readonly<Record<string, string>>
  /** One to eleven, then twenty-two and thirty-three; a digit where the word is an article as well. */
  words: readonly string[]
  /** Between a role and its number. */
  between: string
  /** After a number that is a measure. */
  measure: string
  masterNumber: string
  /** January to December, as they stand in a date. */
  months: readonly string[]
  /** Between a day and its month. */
  of: string
}
