const longestToken = 7

/** Splits text into pieces of about one model token each, which concatenate to the same text. */
export function tokenize(text: string): string[] {
  const words = text.match(/\s*\S+|\s+$/gu) ?? []
  return words.flatMap(splitWord)
}

/** A rough token count, good enough for a usage figure. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

function splitWord(word: string): string[] {
  const letters = [...word]
  const pieces: string[] = []
  for (let at = 0; at < letters.length; at += longestToken) pieces.push(letters.slice(at, at + longestToken).join(''))
  return pieces
}
