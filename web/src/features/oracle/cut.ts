const RANDOM_BYTES = 16

/**
 * The reader's part in the shuffle: their words, if any, then 16 random bytes of this browser in hexadecimal. The server commits to its
 * seed before it sees them, so neither side alone decides the cards.
 */
export const cutWith = (words: string): string => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return words === '' ? random : `${words} ${random}`
}
