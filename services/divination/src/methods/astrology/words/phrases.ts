export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** One, two and three. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
